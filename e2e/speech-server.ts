import { createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";

export interface SpeechListener {
  spoken(text: string): void;
  /** What has not been said yet is not said any more. */
  cancelled(): void;
}

/**
 * After how long the end of a text is reported: again and again, because python3-speechd ignores an end that comes before
 * it has read that the text was queued, and every one after the first that it takes.
 */
const END_PAUSES_MS = [20, 40, 80, 160, 320, 640, 1280, 2560, 5120];

/** The text of an utterance in SSML. */
const textOf = (ssml: string): string =>
  ssml
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .trim();

/**
 * Stands in for speech-dispatcher at a Unix socket (its protocol is SSIP): it passes on what a screen reader wants to be
 * spoken, and says at once that it has been spoken.
 */
export function startSpeechServer(path: string, listener: SpeechListener): Promise<{ stop(): void }> {
  let messages = 0;
  const sockets = new Set<Socket>();
  const serve = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    const answer = (...lines: readonly string[]) => {
      if (!socket.destroyed) socket.write(lines.map((line) => `${line}\r\n`).join(""));
    };
    const speak = async (text: string) => {
      const id = ++messages;
      listener.spoken(text);
      answer(`225-${id}`, "225 OK MESSAGE QUEUED");
      for (const pause of END_PAUSES_MS) {
        await wait(pause, undefined, { ref: false });
        answer(`701-${id}`, "701-1", "701 BEGIN", `702-${id}`, "702-1", "702 END");
      }
    };
    let data: string[] | null = null;
    const lines = createInterface({ input: socket, crlfDelay: Infinity });
    // It reports the errors of the socket once more.
    lines.on("error", () => socket.destroy());
    lines.on("line", (line) => {
      if (data !== null) {
        if (line !== ".") return void data.push(line.replace(/^\.\./, "."));
        void speak(textOf(data.join(" ")));
        data = null;
        return;
      }
      const [command = "", ...words] = line.split(" ");
      switch (command.toUpperCase()) {
        case "SPEAK":
          data = [];
          return answer("230 OK RECEIVING DATA");
        case "CHAR":
        case "KEY":
          return void speak(words.join(" "));
        case "CANCEL":
        case "STOP":
          listener.cancelled();
          return answer("210 OK STOPPED");
        case "HISTORY":
          return answer("245-1", "245 OK CLIENT ID SENT");
        case "GET":
          return answer("251-0", "251 OK GET RETURNED");
        case "LIST":
          return answer("249-none\ten\tnone", "249 OK VOICE LIST SENT");
        default:
          return answer("200 OK");
      }
    });
  };
  const server = createServer(serve);
  return new Promise((done) => {
    server.listen(path, () =>
      done({
        stop() {
          server.close();
          for (const socket of sockets) socket.destroy();
        },
      }),
    );
  });
}
