import { ALPHABETS } from "@karota/engine/alphabet.ts";
import { cellsOf, ExampleBoard } from "@karota/ui/example-board.tsx";
import { ExampleSteps, type ExampleProps } from "@karota/ui/example-steps.tsx";
import { shifted } from "./board.ts";
import styles from "./example.module.css";
import wheel from "./view.module.css";

const STEP = 3;
/** Letters to each side of the one that is looked up, outside and inside. */
const SIDES = { outer: 3, inner: 2 } as const;
/** Where the rings of the wheel lie, around its middle; a letter has so many degrees. */
const [RIM, OUTER, EDGE, INNER] = [196, 172, 148, 124];
const SLICE = 13;

/** From a letter to the one three places on, a hop a place. */
const Hops = () => (
  <svg className={styles["hops"]} viewBox="0 0 50 9" aria-hidden="true">
    <path d="M5 8Q10 0 15 8M15 8Q20 0 25 8M25 8Q30 0 35 8" />
    <path className={styles["tip"]} d="M32.300 6.200 35.200 9 36.400 5.200Z" />
  </svg>
);

/** The top of the wheel: the cipher's letters outside, below them their plain letters. */
function WheelTop({ alphabet, cipher }: { readonly alphabet: string; readonly cipher: string }) {
  const letters = (radius: number, back: number, kind: "outer" | "inner") =>
    Array.from({ length: 2 * SIDES[kind] + 1 }, (_, place) => {
      const away = place - SIDES[kind];
      const turn = SLICE * away;
      return (
        <text
          key={place}
          className={wheel[kind]}
          data-lit={away === 0 || undefined}
          transform={`rotate(${turn}) translate(0 ${-radius}) rotate(${-turn})`}
          y="9"
        >
          {shifted(alphabet, cipher, away - back)}
        </text>
      );
    });
  return (
    <svg className={styles["wheel"]} viewBox="-150 -202 300 108" aria-hidden="true">
      <circle className={wheel["rim"]} r={RIM} />
      <circle className={wheel["disc"]} r={EDGE} />
      <path className={wheel["pointer"]} d="M-17 -90V-194H17V-90Z" />
      {letters(OUTER, 0, "outer")}
      {letters(INNER, STEP, "inner")}
    </svg>
  );
}

/** From a shift of three to a word. */
export default function Example({ speaker }: ExampleProps) {
  const alphabet = ALPHABETS[speaker.language].join("");
  const plain = alphabet[0]!;
  const cipher = shifted(alphabet, plain, STEP);
  const letters = { plain, cipher };
  const word = speaker.say({ id: "caesarCypher.example.word" });
  const secret = Array.from(word, (letter) => shifted(alphabet, letter, STEP));
  const row = cellsOf(alphabet.slice(0, 5)).map((cell, place) => ({
    ...cell,
    hint: place === 0 ? ("reason" as const) : place === STEP ? ("target" as const) : null,
  }));
  return (
    <ExampleSteps
      steps={[
        {
          picture: (
            <div className={styles["shift"]}>
              <Hops />
              <ExampleBoard rows={[row]} />
            </div>
          ),
          words: speaker.say({ id: "caesarCypher.example.shift", values: letters }),
        },
        {
          picture: <WheelTop alphabet={alphabet} cipher={cipher} />,
          words: speaker.say({ id: "caesarCypher.example.turn", values: letters }),
        },
        {
          picture: (
            <ExampleBoard
              rows={[
                secret.map((text) => ({
                  text,
                  kind: "clue" as const,
                  wash: text === cipher ? ("same" as const) : null,
                })),
                Array.from(word, (text) => ({ text, hint: text === plain ? ("target" as const) : null })),
              ]}
            />
          ),
          words: speaker.say({ id: "caesarCypher.example.read", values: { ...letters, word } }),
        },
      ]}
    />
  );
}
