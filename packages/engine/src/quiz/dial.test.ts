import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { degreesOf, handNear, turnBy, turnTo } from "./dial-hands.ts";
import { DIAL_MARKS, DIAL_NUMBERS, dialPoint, dialSvg, dialWords, handAngles } from "./dial.ts";

const times = fc.integer({ min: 0, max: 719 });
const at = (hours: number, minutes: number) => 60 * hours + minutes;

describe("a dial", () => {
  it("has its short hand half way at half past, and both hands at the top at twelve", () => {
    expect(handAngles(at(7, 30))).toEqual({ short: 225, long: 180 });
    expect(handAngles(at(12, 0))).toEqual({ short: 0, long: 0 });
    expect(handAngles(at(19, 30))).toEqual(handAngles(at(7, 30)));
  });

  it("has 60 marks, 12 of them at the numbers, which run clockwise from the top", () => {
    expect(DIAL_MARKS.length).toBe(60);
    expect(DIAL_MARKS.filter(({ atNumber }) => atNumber).length).toBe(12);
    expect(DIAL_NUMBERS.map(({ number, at: point }) => [number, Math.round(degreesOf(point)) || 360])).toEqual(
      Array.from({ length: 12 }, (_, place) => [place + 1, 30 * (place + 1)]),
    );
  });

  it("is drawn the same for both halves of the day, and differently for every other time", () => {
    expect(dialSvg(at(19, 38))).toBe(dialSvg(at(7, 38)));
    expect(new Set(Array.from({ length: 720 }, (_, minutes) => dialSvg(minutes))).size).toBe(720);
  });

  it("is described by where the hands point", () => {
    const valuesOf = (minutes: number) => dialWords(minutes).values;
    expect(valuesOf(at(7, 0))).toEqual({
      short: { id: "quiz.dial.at", values: { number: 7 } },
      long: { id: "quiz.dial.at", values: { number: 12 } },
    });
    expect(valuesOf(at(12, 33))).toEqual({
      short: { id: "quiz.dial.between", values: { number: 12, next: 1 } },
      long: { id: "quiz.dial.after", values: { number: 6, marks: 3 } },
    });
    expect(valuesOf(at(23, 2))).toMatchObject({ long: { id: "quiz.dial.after", values: { number: 12, marks: 2 } } });
  });
});

describe("turning the hands", () => {
  it("takes the hour along when the long hand goes over the 12, forwards and back", () => {
    expect(turnTo(at(7, 55), "long", 12, 1)).toBe(at(8, 2));
    expect(turnTo(at(8, 2), "long", 330, 1)).toBe(at(7, 55));
    expect(turnTo(at(0, 5), "long", 330, 1)).toBe(at(11, 55));
    expect(turnTo(at(7, 10), "long", 240, 1)).toBe(at(7, 40));
  });

  it("stops at multiples of the step", () => {
    expect(turnTo(0, "long", 44, 5)).toBe(5);
    expect(turnTo(0, "long", 44, 1)).toBe(7);
    expect(turnTo(at(3, 0), "long", 359, 5)).toBe(at(3, 0));
  });

  it("to where a hand already is changes nothing", () => {
    fc.assert(
      fc.property(times, (minutes) => {
        const { short, long } = handAngles(minutes);
        expect(turnTo(minutes, "long", long, 1)).toBe(minutes);
        expect(turnTo(minutes, "short", short, 1)).toBe(minutes);
      }),
    );
  });

  it("of the short hand keeps the minutes, and every hour can be reached", () => {
    fc.assert(
      fc.property(times, times, (from, to) => {
        const turned = turnTo(from, "short", handAngles(to).short, 1);
        expect(turned % 60).toBe(from % 60);
        const exact = turnTo(from, "short", handAngles(Math.floor(to / 60) * 60 + (from % 60)).short, 1);
        expect(Math.floor(exact / 60)).toBe(Math.floor(to / 60));
      }),
    );
  });

  it("by minutes goes round", () => {
    expect(turnBy(at(11, 58), 5)).toBe(3);
    expect(turnBy(0, -60)).toBe(at(11, 0));
  });
});

describe("the hand that is meant by a point", () => {
  it("is the long one near the rim and the nearer one inside", () => {
    expect(handNear(at(7, 30), dialPoint(225, 85))).toBe("long");
    fc.assert(
      fc.property(times, (minutes) => {
        const { short, long } = handAngles(minutes);
        expect(handNear(minutes, dialPoint(short, 40))).toBe("short");
        // Hands on top of each other are the short one.
        expect(handNear(minutes, dialPoint(long, 30))).toBe(short === long ? "short" : "long");
      }),
    );
  });

  it("is found by an angle that is that of the point", () => {
    for (const degrees of [0, 45, 90, 180, 270, 359]) expect(degreesOf(dialPoint(degrees, 50))).toBeCloseTo(degrees, 6);
  });
});
