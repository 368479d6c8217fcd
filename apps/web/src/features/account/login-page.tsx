import { useEffect, useState } from "react";
import { Link, useSearch } from "wouter";
import { navigate } from "wouter/use-browser-location";
import type { ProvidersReply } from "@karota/contract/auth/login.ts";
import type { SamlSchool } from "@karota/contract/auth/saml.ts";
import { readLanguage } from "@karota/engine/message.ts";
import type { MessageId } from "@karota/texts/ids.ts";
import { Button, buttonClass } from "@karota/ui/button.tsx";
import { Carrot, Leaf } from "@karota/ui/illustrations.tsx";
import { call } from "../../shared/api/api.ts";
import { fetchSiteSettings, readSiteSettings } from "../../shared/session/site-settings.ts";
import { useLanguages, useSay } from "../../shared/i18n/i18n.tsx";
import { currentLanguage } from "../../shared/i18n/language.ts";
import { takeAgain, takeReturn } from "../../shared/session/leave.ts";
import { notify } from "../../shared/components/notices.tsx";
import { Pose } from "../../shared/components/pose.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { isFreeSite } from "../../shared/session/costs.ts";
import { clearSession, isValid, readSession } from "../../shared/session/session.ts";
import { clearCache, useLoad } from "../../shared/api/use-load.ts";
import {
  beginAtSchool,
  beginLogin,
  finishLogin,
  inPlace,
  isAnswer,
  loadAccount,
  lastProvider,
  listSchools,
  LoginFailure,
  type LoginProblem,
} from "./login-flow.ts";
import styles from "./login-page.module.css";
import type { Provider } from "./oidc.ts";
import type { SamlProvider } from "./saml-flow.ts";
import { SchoolChoice } from "./school-choice.tsx";

/** The schools of one provider, to choose from. */
interface Choice {
  readonly provider: SamlProvider;
  readonly schools: readonly SamlSchool[];
}

const PROBLEMS: Readonly<Record<LoginProblem, MessageId>> = {
  cancelled: "login.failed.cancelled",
  refused: "login.failed.refused",
  blocked: "error.E-KAROTA-ACCOUNT_BLOCKED.description",
  closed: "login.failed.closed",
  school: "error.E-KAROTA-LOGIN_WRONG_SCHOOL.description",
  provider: "login.failed.provider",
  declined: "error.E-KAROTA-LOGIN_DECLINED.description",
  unknown: "error.E-KAROTA-LOGIN_NO_LASTING_ID.description",
  signOut: "error.E-KAROTA-LOGOUT_REFUSED.description",
  busy: "error.E-KAROTA-TOO_MANY_REQUESTS.description",
  offline: "login.failed.offline",
  insecure: "login.failed.insecure",
};
const problemOf = (error: unknown): LoginProblem => (error instanceof LoginFailure ? error.problem : "offline");

/** Whether an address of ours is that of a board in another language than the page's. */
function namesOtherLanguage(address: string): boolean {
  const named = readLanguage(new URL(address, location.origin).searchParams.get("language") ?? "");
  return named !== null && named !== currentLanguage();
}

/** Takes a provider's answer, when the address holds one, and goes where the visitor wanted to. */
function useAnswer(): { answering: boolean; problem: LoginProblem | null } {
  const search = useSearch();
  const { choose } = useLanguages();
  const [problem, setProblem] = useState<LoginProblem | null>(null);
  const answering = isAnswer(search) && problem === null;
  useEffect(() => {
    if (!isAnswer(search)) return;
    finishLogin(location.href)
      .then(async ({ code }) => {
        void clearCache();
        const account = await loadAccount();
        if (account?.language) await choose(account.language).catch(() => undefined);
        const back = takeReturn();
        // Only a page that is loaded takes its language from the address; but the notice for newcomers would not survive.
        if (!code && namesOtherLanguage(back)) return inPlace.load(back);
        navigate(back, { replace: true });
        if (code) notify(code);
      })
      .catch((error: unknown) => {
        setProblem(problemOf(error));
        // The code is used up: a reload must not try it again.
        navigate("/login", { replace: true });
      });
  }, [search, choose]);
  return { answering, problem };
}

export default function LoginPage() {
  const say = useSay();
  const search = useSearch();
  const { answering, problem } = useAnswer();
  const [busy, setBusy] = useState<string | null>(null);
  const [failed, setFailed] = useState<LoginProblem | null>(null);
  const expired = new URLSearchParams(search).get("reset") === "true";
  const { data, error, reload } = useLoad(["providers"], () => call<ProvidersReply>("GET", "aaa/providers"));
  useEffect(() => {
    // Without a network there is no sign-in: public screens stay as they are (docs/decisions/0013).
    if (expired && navigator.onLine && !isValid(readSession())) clearSession();
  }, [expired]);
  // Whether newcomers are let in is not to be learned from an old answer.
  useEffect(() => void fetchSiteSettings(), []);
  // A person who comes back from the provider's page with the browser's arrow may choose again.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) setBusy(null);
    };
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, []);
  const [choice, setChoice] = useState<Choice | null>(null);
  const run = (id: string, leave: () => Promise<void>) => {
    setFailed(null);
    setBusy(id);
    leave().catch((reason: unknown) => {
      setFailed(problemOf(reason));
      setBusy(null);
    });
  };
  const beginAt = (provider: SamlProvider, school: SamlSchool) =>
    run(school.entityId, () => beginAtSchool(provider, school));
  const begin = (provider: Provider | SamlProvider) =>
    run(provider.id, async () => {
      if ("issuer" in provider) return beginLogin(provider);
      const schools = await listSchools(provider);
      if (schools.length === 1) return beginAtSchool(provider, schools[0]!);
      setBusy(null);
      setChoice({ provider, schools });
    });
  // Class cards have a page here.
  const providers = data && [...data.providers.filter(({ id }) => id !== "class"), ...data.saml];
  // Who signs in again for a new role has chosen already, here or because there is nothing to choose.
  const again = new URLSearchParams(search).get("again") === "true";
  const chosen: Provider | SamlProvider | undefined =
    providers?.length === 1 ? providers[0] : providers?.find(({ id }) => id === lastProvider());
  useEffect(() => {
    if (!again || !chosen) return;
    // The browser's arrow must not begin it once more.
    navigate("/login", { replace: true });
    if (takeAgain()) begin(chosen);
  }, [again, chosen]);
  const shown = failed ?? problem;
  const isClosed = readSiteSettings()?.sign_up === false;
  if (answering)
    return (
      <div className={styles["card"]} aria-busy="true">
        <Leaf className={styles["leaf"]} />
        <PageHeading>{say("login.running")}</PageHeading>
      </div>
    );
  const said = (
    <div role="status" className={styles["said"]}>
      {shown ? (
        <p className={styles["note"]}>{say(PROBLEMS[shown])}</p>
      ) : (
        expired && <p className={styles["note"]}>{say("login.expired")}</p>
      )}
    </div>
  );
  if (choice)
    return (
      <div className={styles["card"]}>
        {said}
        <SchoolChoice
          schools={choice.schools}
          busy={busy}
          onChoose={(school) => beginAt(choice.provider, school)}
          onBack={() => setChoice(null)}
        />
      </div>
    );
  return (
    <div className={styles["card"]}>
      <Pose of="waves" />
      <PageHeading>{say("login.title")}</PageHeading>
      {said}
      <p className="soft">{say(isClosed ? "login.closed" : "login.why")}</p>
      {!isClosed && !isFreeSite() && (
        <p className={styles["gift"]}>
          <Carrot />
          {say("login.gift")}
        </p>
      )}
      {error !== undefined && !data && (
        <>
          <p>{say("login.failed.offline")}</p>
          <Button onClick={() => void reload()}>{say("shell.tryAgain")}</Button>
        </>
      )}
      <div className={styles["providers"]}>
        {providers?.map((provider, index) => (
          <Button
            key={provider.id}
            kind={index === 0 ? "primary" : "plain"}
            size="big"
            wide
            busy={busy === provider.id}
            disabled={busy !== null && busy !== provider.id}
            onClick={() => begin(provider)}
          >
            {"demo" in provider && provider.demo ? say("login.demo") : say("login.with", { provider: provider.label })}
          </Button>
        ))}
        {data?.providers.some(({ id }) => id === "class") && (
          <Link className={buttonClass({ size: "big", wide: true })} to="/class">
            {say("login.class")}
          </Link>
        )}
      </div>
      {data?.providers.some(({ demo }) => demo) && <p className="soft small">{say("login.demo.note")}</p>}
    </div>
  );
}
