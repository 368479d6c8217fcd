import { expect, test } from "vitest";
import { hashOf, newToken, statusOf, stateOf, type Opening } from "./join-rules.ts";

const OPEN: Opening = {
  isOn: true,
  isOver: false,
  hasRoom: true,
  isGroupRemoved: false,
  isOwn: false,
  isRenewed: false,
  isMember: false,
  hasLeft: false,
  isWaiting: false,
  isRefused: false,
  needsApproval: false,
};
const status = (facts: Partial<Opening>) => statusOf({ ...OPEN, ...facts });

test("a token has 140 random bits in small letters, and is found in whichever way it is typed", () => {
  const tokens = Array.from({ length: 200 }, newToken);
  expect(new Set(tokens).size).toBe(200);
  for (const token of tokens) expect(token).toMatch(/^[0-9a-hjkmnp-tv-z]{28}$/);
  const symbols = new Set(tokens.join(""));
  expect(symbols.size).toBe(32);
  const token = "01abcdefghjkmnpqrstvwxyz2345";
  for (const typed of [token.toUpperCase(), "oIabcd-efghj kmnpq-rstvw-xyz23-45", ` ${token} `, token.replace("1", "l")])
    expect(hashOf(typed), typed).toBe(hashOf(token));
});

test("what cannot be a token has no hash", () => {
  for (const text of ["", "0", "u".repeat(28), "0".repeat(27), "0".repeat(29), "é".repeat(28)])
    expect(hashOf(text), text).toBeNull();
});

test("whoever is in, waits or was refused is told so, also when the link has ended", () => {
  const ended = { isOn: false, isOver: true, hasRoom: false, isRenewed: true };
  expect(status({ ...ended, isMember: true })).toBe("member");
  expect(status({ ...ended, isWaiting: true })).toBe("waiting");
  expect(status({ ...ended, isRefused: true })).toBe("E-MENTORSHIP-JOIN_REFUSED");
  expect(status(ended)).toBe("E-MENTORSHIP-JOIN_LINK_RENEWED");
});

test("each reason why a link lets nobody in has its own code", () => {
  expect(status({ isGroupRemoved: true, isOwn: true })).toBe("E-MENTORSHIP-JOIN_LINK_WITHOUT_GROUP");
  expect(status({ isOwn: true })).toBe("E-MENTORSHIP-OWN_JOIN_LINK");
  expect(status({ isOn: false, isOver: true })).toBe("E-MENTORSHIP-JOIN_LINK_OFF");
  expect(status({ isOver: true, hasRoom: false })).toBe("E-MENTORSHIP-JOIN_LINK_OVER");
  expect(status({ hasRoom: false })).toBe("E-MENTORSHIP-JOIN_LINK_FULL");
});

test("a person joins at once, unless the mentor approves or they have left before", () => {
  expect(status({})).toBe("open");
  expect(status({ needsApproval: true })).toBe("approval");
  expect(status({ hasLeft: true })).toBe("approval");
});

test("the mentor sees why a link lets nobody in", () => {
  expect(stateOf({ isOn: true, isOver: false, hasRoom: true })).toBe("open");
  expect(stateOf({ isOn: false, isOver: true, hasRoom: false })).toBe("off");
  expect(stateOf({ isOn: true, isOver: true, hasRoom: false })).toBe("over");
  expect(stateOf({ isOn: true, isOver: false, hasRoom: false })).toBe("full");
});
