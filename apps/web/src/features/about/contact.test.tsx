import { afterEach, describe, expect, it } from "vitest";
import { clearSession, signIn } from "../../shared/session/session.ts";
import { person } from "../../testing/people.ts";
import { changed, emptyDraft, faultsOf, saveDraft, readDraft, type Draft } from "./contact.ts";

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
const good: Draft = { subject: "osem zn.", message: "x".repeat(30), email: "ana@example.com", key: "k" };

describe("a contact message", () => {
  it("has a subject of 8 to 120 and a message of 30 to 4000 characters, blanks at the ends not counted", () => {
    expect(faultsOf(good, false)).toEqual([]);
    expect(faultsOf({ ...good, subject: "  sedemzn  ", message: `${"x".repeat(29)}   ` }, false)).toEqual([
      "subject",
      "message",
    ]);
    expect(faultsOf({ ...good, subject: "x".repeat(121), message: "x".repeat(4001) }, false)).toEqual([
      "subject",
      "message",
    ]);
    expect(faultsOf({ ...good, subject: "x".repeat(120), message: "x".repeat(4000) }, false)).toEqual([]);
  });

  it("needs an address only of people whose account has none, and a valid one of everyone", () => {
    expect([faultsOf({ ...good, email: "" }, true), faultsOf({ ...good, email: "" }, false)]).toEqual([[], ["email"]]);
    for (const email of ["ana", "ana@example", "a@b.si, c@d.si", "Ana <a@b.si>", "a b@c.si"])
      expect(faultsOf({ ...good, email }, true), email).toEqual(["email"]);
  });

  it("stays in the browser with its key until it is empty, and is another message once it is changed", () => {
    saveDraft(good);
    expect(readDraft()).toEqual(good);
    expect(changed(good, "subject", "drugače").key).not.toBe(good.key);
    saveDraft(emptyDraft());
    expect(sessionStorage.length).toBe(0);
    sessionStorage.setItem("karota:draft:contact:visitor", "{");
    expect(readDraft()).toMatchObject({ subject: "", message: "", email: "" });
  });

  it("is shown to no other person: not after the session has ended, nor after another sign-in", () => {
    const [ana, bor] = ["1", "2"].map((digit) => person({ id: `${digit}1111111-1111-4111-8111-111111111111` }));
    const nothing = { subject: "", message: "", email: "" };
    signIn(ana!);
    saveDraft(good);
    expect(readDraft()).toEqual(good);
    signIn(bor!);
    expect(readDraft()).toMatchObject(nothing);
    saveDraft(good);
    clearSession();
    expect(readDraft()).toMatchObject(nothing);
    // A visitor's draft is not shown after a sign-in, nor later.
    saveDraft(good);
    signIn(bor!);
    expect(readDraft()).toMatchObject(nothing);
    saveDraft(good);
    // The same person after a new sign-in.
    signIn({ ...bor!, credit_amount: 1 });
    expect(readDraft()).toEqual(good);
    expect(JSON.stringify({ ...localStorage })).not.toContain(good.subject);
    clearSession();
    expect(sessionStorage.length).toBe(0);
  });
});
