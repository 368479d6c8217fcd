import type { Message, Speaker } from "@karota/engine/message.ts";
import type { Expression } from "@karota/engine/quiz/expression.ts";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { toSpeech } from "@karota/engine/speech/speech.ts";
import { ExpressionView } from "./expression-view.tsx";
import { Sentence } from "./sentence.tsx";

/** A sentence with an answer, which is set as on its button; a picture has its name, and what was typed stays as it is. */
export function AnswerSentence(props: {
  /** A text with the value `answer`. */
  readonly id: Message["id"];
  readonly answer: Expression | string;
  readonly speaker: Speaker;
}) {
  const { id, answer, speaker } = props;
  const sentenceWith = (text: string): string => speaker.say({ id, values: { answer: text } });
  const plain = sentenceWith(typeof answer === "string" ? answer : toPlain(answer, speaker));
  if (typeof answer === "string" || answer.kind === "picture" || answer.kind === "drawing")
    return <Sentence text={plain} speaker={speaker} typed={typeof answer === "string"} />;
  const [before, after] = sentenceWith("\n").split("\n");
  return (
    <>
      <span className="sr">{toSpeech(plain, speaker)}</span>
      <span aria-hidden="true">
        {before}
        <ExpressionView expression={answer} speaker={speaker} words="" />
        {after}
      </span>
    </>
  );
}
