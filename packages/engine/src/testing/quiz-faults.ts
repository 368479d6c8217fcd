import { LANGUAGES, type Language, type Message, type Speaker } from "../message.ts";
import { typedForm, withinOf, type Expression } from "../quiz/expression.ts";
import { askedIn, canRead, isRight, wrongChoice } from "../quiz/marking.ts";
import { keyOf } from "../quiz/meaning.ts";
import { hoursAndMinutes, toPlain, toSpoken, unitWord } from "../quiz/plain.ts";
import type { AnyQuiz } from "../quiz/quiz.ts";
import type { Task } from "../quiz/task.ts";
import type { Schooling } from "../schooling.ts";
import { number } from "../quiz/expression.ts";
import { valueOf, type SizeOf } from "../quiz/value.ts";

/** What the checks look up outside of the engine. */
export interface Reference {
  readonly speakers: Readonly<Record<Language, Speaker>>;
  /** The values that a text takes; undefined when there is no such text. Absent: not checked. */
  readonly argumentsOf?: (id: string) => readonly string[] | undefined;
  readonly sizeOf?: SizeOf;
  /** Absent: the default language's. */
  readonly schooling?: Schooling;
}

/** Every message in an expression, those nested in others and those of its units too. */
function messagesIn(expression: Expression): readonly Message[] {
  return withinOf(expression).flatMap((one) => {
    switch (one.kind) {
      case "words":
        return [one.message];
      case "picture":
      case "drawing":
        return [one.label];
      case "quantity":
        return [unitWord(one.unit.name, one.amount)];
      case "remainder":
        return ["quiz.remainder", "quiz.remainder.spoken"].map((id) => ({
          id,
          values: { whole: one.whole, rest: one.rest },
        }));
      case "weekday":
        return [{ id: "quiz.weekday", values: { day: one.day } }];
      case "date":
        return [{ id: "quiz.date", values: { month: one.month, day: one.day } }];
      case "duration":
        return hoursAndMinutes(one.minutes).map(([n, unit]) => unitWord(unit, number(n)));
      default:
        return [];
    }
  });
}

function messageFaults(message: Message, { speakers, argumentsOf }: Reference): readonly string[] {
  const { id, values = {} } = message;
  const untold = LANGUAGES.filter((language) => speakers[language].say(message) === id);
  const needed = argumentsOf?.(id) ?? [];
  return [
    ...untold.map((language) => `no text ${id} in ${language}`),
    ...needed.filter((one) => values[one] === undefined).map((one) => `${id} lacks the value ${one}`),
    ...Object.entries(values).flatMap(([key, value]) => {
      if (typeof value === "object") return messageFaults(value, { speakers, ...(argumentsOf && { argumentsOf }) });
      // A fraction would have a point in every language: it belongs into an expression.
      return typeof value === "number" && !Number.isInteger(value) ? [`${id}: ${key} is not whole`] : [];
    }),
  ];
}

/** The equations in an expression whose sides have values that differ, and the numbers that do not rise. */
function falseEquations(expression: Expression, sizeOf: SizeOf | undefined): readonly Expression[] {
  const valueIn = (one: Expression): string | null => {
    try {
      const value = valueOf(one, sizeOf);
      return value && `${value.n}/${value.d}`;
    } catch (error) {
      if (error instanceof RangeError) return null;
      throw error;
    }
  };
  return withinOf(expression).filter((one) => {
    if (one.kind !== "infix") return false;
    const values = one.items.map(valueIn).filter((value) => value !== null);
    if (one.operator === "=") return new Set(values).size > 1;
    const sizes = values.map((value) => value.split("/").map(Number)).map(([n = 0, d = 1]) => n / d);
    return one.operator === "<" && sizes.some((size, place) => place > 0 && sizes[place - 1]! >= size);
  });
}

/**
 * A question as it could be typed instead of an answer: what is before its equals sign, also with a fraction bar. None
 * where what is asked about may be the answer: a name, a time that hands are to show, numbers to be put in order.
 */
function questionTyped(question: Expression, speaker: Speaker): readonly string[] {
  const asked = askedIn(question);
  if (asked.kind === "name" || asked.kind === "clock" || (asked.kind === "infix" && asked.operator === "list"))
    return [];
  const text = toPlain(asked, speaker);
  return [...new Set([text, text.replace(/ [:÷] /g, "/")])];
}

/** What is wrong with a task of a quiz, its choices, its mistakes and its solution, in words; nothing when all is well. */
export function faultsOf(game: AnyQuiz, task: Task, reference: Reference): readonly string[] {
  const { speakers, sizeOf, schooling } = reference;
  const faults: string[] = [];
  const steps = game.solution(task, schooling);
  const values = task.choices.map((choice) => choice.value);
  const answer = values[task.correct]!;
  const plain = (one: Expression, language: Language = "en"): string => toPlain(one, speakers[language]);

  const shown = steps.flatMap((step) => step.shown);
  const last = steps.at(-1)?.shown ?? [];
  if (!last.some((one) => withinOf(one).some((part) => keyOf(part) === keyOf(answer))))
    faults.push(`the last step does not show ${plain(answer)}`);
  for (const one of [task.question, ...shown])
    for (const equation of falseEquations(one, sizeOf)) faults.push(`${plain(equation)} is not true`);

  for (const language of LANGUAGES) {
    if (new Set(values.map((value) => plain(value, language))).size < values.length)
      faults.push(
        `choices that look the same in ${language}: ${values.map((value) => plain(value, language)).join(", ")}`,
      );
    if (new Set(values.map((value) => toSpoken(value, speakers[language]))).size < values.length)
      faults.push(`choices that sound the same in ${language}`);
    values.forEach((value, choice) => {
      const text = plain(typedForm(value), language);
      if (!canRead(task, text)) faults.push(`${text} typed in ${language} cannot be read`);
      if (isRight(task, { text }) !== (choice === task.correct))
        faults.push(`${text} typed in ${language} is marked wrongly`);
      if (choice !== task.correct && wrongChoice(task, { text }) !== task.choices[choice])
        faults.push(`${text} typed in ${language} is not known as ${task.choices[choice]!.mistake}`);
    });
    for (const text of questionTyped(task.question, speakers[language]))
      if (text !== plain(answer, language) && isRight(task, { text }))
        faults.push(`${text} typed in ${language} says the question again and is right`);
  }

  const mistakes = values.map((_, selected) => game.mistake(task, { selected }, schooling));
  mistakes.forEach((mistake, choice) => {
    if ((mistake === null) !== (choice === task.correct)) faults.push(`choice ${choice} has the wrong kind of mistake`);
  });
  const said: readonly Message[] = [
    task.ask,
    { id: `${game.id}.skill.${task.skill}` },
    ...mistakes.filter((mistake) => mistake !== null),
    ...steps.map((step) => step.say),
    ...[task.question, ...values, ...shown].flatMap(messagesIn),
  ];
  for (const message of said) faults.push(...messageFaults(message, reference));
  return faults;
}

/** The questions that are in one quiz more than once; a picture counts by what it shows. */
export function repeatedQuestions(tasks: readonly Task[], speakers: Reference["speakers"]): readonly string[] {
  return LANGUAGES.flatMap((language) => {
    const written = tasks.map(({ question }) => {
      const pictures = withinOf(question).flatMap((one) => (one.kind === "picture" ? [one.name] : []));
      return [toPlain(question, speakers[language]), ...pictures].join(" ");
    });
    return written.filter((one, place) => written.indexOf(one) !== place);
  });
}
