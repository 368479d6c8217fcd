import { expect, test } from "vitest";
import { describeAnyDatabase } from "./testing/fresh-database.ts";
import { classCalls, newGroup } from "./modules/classes/testing/class-calls.ts";
import { startLoggedApp } from "./testing/logged-app.ts";
import { startSignIn } from "./testing/sign-in.ts";

describeAnyDatabase("after an incident the log", (kind) => {
  test("shows by ids alone who signed in, was refused, got a role and was erased", async () => {
    const { it, provider, lines } = await startLoggedApp(kind);
    const { nonce, headers } = await startSignIn(it);
    const id_token = await provider.token({
      nonce,
      name: "Imenka",
      email: "imenka@naslov.example",
      email_verified: true,
    });
    const signedIn = await it.call(null, "POST", "aaa/login-school-oauth2", { id_token }, headers);
    const { user, token } = signedIn.json<{ user: { id: string }; token: string }>();
    const admin = await it.newPlayer({ roles: ["admin"] });
    const authorization = `Bearer ${token}`;
    await it.call(null, "POST", "admin/users/search", {}, { authorization });
    await it.call(null, "GET", "users", undefined, { authorization: `${authorization}x` });
    await it.call(admin, "POST", `admin/users/${user.id}/roles`, { role: "mentor", given: true });
    await it.call(admin, "DELETE", `users/${user.id}`);
    await it.call(null, "GET", "users", undefined, { authorization });
    await it.close();
    await provider.stop();
    const [INFO, WARN] = [30, 40];
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    for (const line of [
      { level: INFO, msg: "signed in", user: user.id, provider: "school", isNew: true },
      {
        level: WARN,
        msg: "request refused",
        code: "E-KAROTA-FORBIDDEN",
        user: user.id,
        route: "/api/v1/admin/users/search",
      },
      { level: WARN, msg: "request refused", code: "E-AUTH-TOKEN_ERROR", user: null },
      { level: WARN, msg: "a role was changed", user: user.id, by: admin.id, role: "mentor", given: true },
      { level: WARN, msg: "an account was erased", user: user.id, by: admin.id },
      { level: WARN, msg: "request refused", code: "E-AUTH-NO_USER", user: user.id },
    ])
      expect(entries).toContainEqual(expect.objectContaining(line));
    expect(lines.join("")).not.toMatch(/Imenka|naslov/);
  });

  test("shows who guesses cards, class codes and pictures, and names neither code nor pupil", async () => {
    const { it, provider, lines } = await startLoggedApp(kind, { classSignIn: true });
    const mentor = await it.newPlayer({ roles: ["mentor"] });
    const group = await newGroup(it, mentor, "Skupinka");
    const { newPupil, read, show, wrongPictures } = classCalls(() => ({ it, mentor, group }));
    const pupil = await newPupil("Imenka");
    const code = (await read()).code!;
    const tries = [
      await wrongPictures(pupil),
      await show({ secret: "0".repeat(26) }),
      await show({ code: "0000-0000", pupil: pupil.id, pictures: pupil.pictures }),
    ];
    const guessed = ["E-CLASS-WRONG_PICTURES", "E-CLASS-CARD_UNKNOWN", "E-CLASS-CODE_UNKNOWN"];
    expect(tries.map((one) => one.code)).toEqual(guessed);
    await it.close();
    await provider.stop();
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    for (const one of guessed) {
      const line = { level: 40, msg: "request refused", code: one, route: "/api/v1/classes/sign-in", user: null };
      expect(entries).toContainEqual(expect.objectContaining(line));
    }
    for (const secret of [code, pupil.secret, "Imenka", "Skupinka"]) expect(lines.join("")).not.toContain(secret);
  });
});
