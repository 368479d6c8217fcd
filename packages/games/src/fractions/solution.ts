import { equation, fraction, number, product, quotient, sum, type Expression } from "@karota/engine/quiz/expression.ts";
import { resultStep, type Step } from "@karota/engine/quiz/topic.ts";
import type { Facts } from "./kinds.ts";
import { isDrawable, samePicture, shadedPicture } from "./picture.ts";
import { answerOf, of, written, type Pair } from "./written.ts";
import { calculated } from "./calculation.ts";

/** The worked solution. */
export function solution(facts: Facts): readonly Step[] {
  switch (facts.kind) {
    case "expand":
    case "cancel":
      return scaled(facts);
    case "to-fraction": {
      const { whole, over, under } = facts;
      const total = whole * under + over;
      return [
        {
          say: { id: "fractions.step.wholeInParts", values: { whole, under } },
          shown: [
            equation(
              number(whole),
              fraction(product(number(whole), number(under)), under),
              fraction(whole * under, under),
            ),
          ],
        },
        {
          say: { id: "fractions.step.addFraction" },
          shown: [
            equation(sum(fraction(whole * under, under), of(facts)), fraction(total, under)),
            ...inCircles({ over: total, under }),
          ],
        },
        resultStep(written(facts, number(total))),
      ];
    }
    case "to-mixed": {
      const { whole, over, under } = facts;
      return [
        {
          say: { id: "fractions.step.divide", values: { over: whole * under + over, under, whole, rest: over } },
          shown: [
            equation(number(whole * under + over), sum(product(number(whole), number(under)), number(over))),
            ...inCircles({ over: whole * under + over, under }),
          ],
        },
        resultStep(written(facts, number(whole))),
      ];
    }
    case "part": {
      const { over, under, of: total } = facts;
      const one = total / under;
      const bar = isDrawable({ over, under }) ? [shadedPicture("bar", { over, under })] : [];
      return [
        {
          say: { id: "fractions.step.onePart", values: { total, under } },
          shown: [equation(quotient(number(total), number(under)), number(one)), ...(over === 1 ? bar : [])],
        },
        ...(over === 1
          ? []
          : [
              {
                say: { id: "fractions.step.severalParts", values: { over } },
                shown: [equation(product(number(over), number(one)), number(over * one)), ...bar],
              },
            ]),
        resultStep(equation(written(facts), answerOf(facts))),
      ];
    }
    default:
      return calculated(facts);
  }
}

/** An improper fraction in circles, where there is room for them. */
const inCircles = (pair: Pair): readonly Expression[] => (isDrawable(pair) ? [shadedPicture("circle", pair)] : []);

function scaled(facts: Extract<Facts, { factor: number }>): readonly Step[] {
  const { kind, over, under, factor } = facts;
  const [small, large] = [number(under), number(under * factor)];
  const expanding = kind === "expand";
  const join = expanding ? product : quotient;
  return [
    {
      say: { id: expanding ? "fractions.step.findFactor" : "fractions.step.findDivisor", values: { factor } },
      shown: [
        expanding ? equation(product(small, number(factor)), large) : equation(quotient(large, number(factor)), small),
        ...(isDrawable({ over: over * factor, under: under * factor }) ? [samePicture({ over, under }, factor)] : []),
      ],
    },
    {
      say: { id: expanding ? "fractions.step.factorOver" : "fractions.step.divisorOver", values: { factor } },
      shown: [equation(join(number(expanding ? over : over * factor), number(factor)), answerOf(facts))],
    },
    resultStep(written(facts, answerOf(facts))),
  ];
}
