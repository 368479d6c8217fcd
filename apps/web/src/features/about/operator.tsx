import type { ReactNode } from "react";
import type { Body, Operator, OperatorReply } from "@karota/contract/service/operator.ts";
import { LOCALES } from "@karota/texts/speaker.ts";
import { Fact } from "@karota/ui/facts.tsx";
import { Note } from "@karota/ui/note.tsx";
import { call } from "../../shared/api/api.ts";
import { useLoad } from "../../shared/api/use-load.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";

/** Who runs this Karota; undefined until it is loaded. */
export const useOperator = () => useLoad(["service/operator"], () => call<OperatorReply>("GET", "service/operator"));

type Loading = Pick<ReturnType<typeof useOperator>, "data" | "error">;

/** Why nobody is named; nothing where somebody is, or it is not known yet. */
export function NobodyNamed({ data, error }: Loading) {
  const say = useSay();
  if (data?.operator) return null;
  if (data)
    return <Note tone={data.local ? "info" : "warn"}>{say(data.local ? "operator.local" : "operator.unnamed")}</Note>;
  return error === undefined ? null : <Note>{say("operator.offline")}</Note>;
}

type Place = Pick<Operator, "address" | "post_number" | "post" | "country">;

/** An address in lines, with the country's name. */
export function PostalAddress({ address, post_number: number, post, country }: Place) {
  const { language } = useSpeaker();
  return (
    <>
      {address}
      <br />
      {number} {post}
      <br />
      {new Intl.DisplayNames([LOCALES[language]], { type: "region" }).of(country)}
    </>
  );
}

/** The facts by which an operator is reached. */
export function ContactFacts({ operator: { name, email, phone, ...place } }: { operator: Operator }) {
  const say = useSay();
  return (
    <>
      <Fact name={say("operator.name")}>{name}</Fact>
      <Fact name={say("operator.address")}>
        <PostalAddress {...place} />
      </Fact>
      <Fact name={say("operator.email")}>
        <Mail to={email} />
      </Fact>
      <Fact name={say("operator.phone")}>{phone ?? null}</Fact>
    </>
  );
}

export const Mail = ({ to }: { to: string }) => <a href={`mailto:${to}`}>{to}</a>;

/** A sentence, and the body that it speaks of. */
export const WithBody = ({ of: { name, url }, children }: { of: Body; children?: ReactNode }) => (
  <>
    {children} <a href={url}>{name}</a>
  </>
);
