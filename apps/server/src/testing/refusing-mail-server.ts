import { createServer, type AddressInfo } from "node:net";
import { createInterface } from "node:readline";

/** A mail server that refuses every recipient, with the address in its answer as mail servers do. */
export async function startRefusingMailServer(): Promise<{ url: string; stop(): void }> {
  const server = createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    say("220 mail.example");
    socket.on("error", () => {});
    createInterface({ input: socket }).on("line", (line) => {
      const address = /^RCPT TO:<(.+)>/i.exec(line)?.[1];
      if (address) say(`550 5.1.1 <${address}>: Recipient address rejected: no ${address} here`);
      else if (/^QUIT/i.test(line)) socket.end("221 bye\r\n");
      else say("250 ok");
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, stop: () => void server.close() };
}
