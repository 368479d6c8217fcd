import { createServer, type AddressInfo, type Socket } from "node:net";

/** What the server does with the next mail. */
export type Manner =
  | "accept"
  /** Refuses the recipient for now, or for good. */
  | "busy"
  | "unknown"
  /** Refuses the sign-in's sender: the site is set up wrong. */
  | "stranger"
  /** Ends the connection while the mail arrives, or after all of it has, before saying so. */
  | "cut"
  | "cut-after"
  /** Answers nothing until `wake`. */
  | "asleep";

export interface SmtpServer {
  readonly url: string;
  /** The mails it has taken, headers and all. */
  readonly taken: string[];
  manner: Manner;
  /** How many connections it has had. */
  connections(): number;
  /** Resumes those who wait. */
  wake(): void;
  stop(): Promise<void>;
}

/** A mail server as RFC 5321 has it, for one recipient a mail, without extensions; at a free port when it is left out. */
export async function startSmtp(port = 0): Promise<SmtpServer> {
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  let waiting: (() => void)[] = [];
  let connections = 0;
  const server = createServer((socket) => {
    connections++;
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => socket.destroy());
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    let rest = "";
    let mail: string | null = null;
    function command(line: string): void {
      const word = line.slice(0, 4).toUpperCase();
      if (word === "EHLO" || word === "HELO") return say("250 mail.example");
      if (word === "MAIL") return say(own.manner === "stranger" ? "550 5.7.1 Sender refused" : "250 OK");
      if (word === "RCPT") {
        if (own.manner === "busy") return say(`451 4.3.0 ${line.slice(8)} try again later`);
        if (own.manner === "unknown") return say(`550 5.1.1 ${line.slice(8)} no such user`);
        return say("250 OK");
      }
      if (word === "DATA") {
        mail = "";
        return say("354 Go on");
      }
      if (word === "QUIT") {
        say("221 Bye");
        return void socket.end();
      }
      return say("502 Unknown");
    }
    function takeMail(): void {
      const end = rest.indexOf("\r\n.\r\n");
      if (own.manner === "cut" && rest.length > 0) return void socket.destroy();
      if (end === -1) return;
      taken.push(rest.slice(0, end));
      rest = rest.slice(end + 5);
      mail = null;
      if (own.manner === "cut-after") return void socket.destroy();
      say("250 Taken");
    }
    socket.setEncoding("utf8").on("data", (text: string) => {
      rest += text;
      for (;;) {
        if (mail !== null) return takeMail();
        const end = rest.indexOf("\r\n");
        if (end === -1) return;
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        command(line);
      }
    });
    if (own.manner === "asleep") waiting.push(() => say("220 mail.example at last"));
    else say("220 mail.example");
  });
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  const own: SmtpServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`,
    taken,
    manner: "accept",
    connections: () => connections,
    wake() {
      for (const go of waiting) go();
      waiting = [];
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
  return own;
}
