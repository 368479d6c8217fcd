import { useSyncExternalStore } from "react";
import type { Code } from "@karota/contract/errors/codes.ts";
import type { FailureBody } from "@karota/contract/errors/failure.ts";
import type { Message } from "@karota/engine/message.ts";
import type { MessageId } from "@karota/texts/ids.ts";
import { Toast, ToastPlace } from "@karota/ui/toast.tsx";
import { ApiFailure } from "../api/api.ts";
import { askBalance } from "../session/balance.ts";
import { useSay } from "../i18n/i18n.tsx";
import { onDemand } from "../api/on-demand.tsx";
import { navigate } from "wouter/use-browser-location";

interface Notice {
  readonly code: Code;
  readonly values?: Message["values"];
  /** The answer with the code: its amounts are values of the popup's text. */
  readonly body?: FailureBody | null;
  /** All that it says, in place of the code's own words. */
  readonly words?: MessageId;
  readonly onClose?: () => void;
}
interface Word {
  readonly id: MessageId;
  readonly values?: Message["values"];
  readonly undo?: () => void;
  /** Another one each time, so that a word that is shown again is announced again and stays its whole time. */
  readonly key: number;
}
interface Shown {
  readonly notices: readonly Notice[];
  readonly word: Word | null;
}

let shown: Shown = { notices: [], word: null };
const listeners = new Set<() => void>();
function show(next: Partial<Shown>): void {
  shown = { ...shown, ...next };
  for (const listener of listeners) listener();
}

/** Opens the popup of a code of the error catalogue; the same code is never stacked. */
export function notify(code: Code, options: Omit<Notice, "code"> = {}): void {
  if (!shown.notices.some((notice) => notice.code === code))
    show({ notices: [...shown.notices, { code, ...options }] });
}

/** Closes the popup of a code, for those that close when something has run. */
export const dismiss = (code: Code): void => show({ notices: shown.notices.filter((notice) => notice.code !== code) });

let words = 0;
/** A short word above the bottom bar, one at a time. */
export const toast = (id: MessageId, options: Omit<Word, "id" | "key"> = {}): void =>
  show({ word: { id, ...options, key: words++ } });

/** The common error handler: what failed becomes a popup; no answer becomes a word; a 401 leaves the page by itself. */
export function notifyFailure(error: unknown): void {
  if (error instanceof ApiFailure) {
    if (error.status === 401) return;
    if (error.status === 0) return toast("shell.offline");
    // Carrots went on another device: the page shows what is left.
    if (error.code === "E-KAROTA-NOT_ENOUGH_CARROTS") void askBalance();
    return notify(error.code ?? "E-KAROTA-INTERNAL", { body: error.body });
  }
  console.error(error);
  notify("E-KAROTA-INTERNAL");
}

/** Codes whose popup leads to the home page. */
export const LEADS_HOME: readonly Code[] = ["E-MENTORSHIP-NOT_A_MENTOR"];

function closeNotice({ code, onClose }: Notice): void {
  dismiss(code);
  if (LEADS_HOME.includes(code)) navigate("/home");
  onClose?.();
}

const NoticeDialog = onDemand(() => import("./notice-dialog.tsx"));

/** Shows the messages of `notify` and `toast`; once in the layout. */
export function Notices() {
  const say = useSay();
  const { notices, word } = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
    () => shown,
  );
  const notice = notices[0];
  return (
    <>
      {notice && <NoticeDialog key={notice.code} {...notice} onClose={() => closeNotice(notice)} />}
      <ToastPlace>
        {word && (
          <Toast
            key={word.key}
            text={say(word.id, word.values)}
            closeLabel={say("shell.close")}
            onClose={clearWord}
            undo={word.undo && { label: say("shell.undo"), act: word.undo }}
          />
        )}
      </ToastPlace>
    </>
  );
}
const clearWord = () => show({ word: null });
