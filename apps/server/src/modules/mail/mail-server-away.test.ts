import { IS_DEEP } from "@karota/engine/testing/depth.ts";
import type { StatusReply } from "@karota/contract/admin/status.ts";
import { expect, test } from "vitest";
import { freePort } from "../../../../../scripts/free-port.ts";
import { describeAnyDatabase } from "../../testing/fresh-database.ts";
import { startSmtp } from "../../testing/smtp-server.ts";
import { testApp } from "../../testing/test-app.ts";
import { sendMails } from "./send-mails.ts";
import { transportOf } from "./transport.ts";

const MINUTE_MS = 60_000;
/** How long the server is away, and how often somebody does something that sends a mail, in minutes. */
const HOUR = 60;
const PAUSE = 20;

/** How the server is away, and how often the outbox is looked through, in minutes: a silent server is waited for, 30 s a mail. */
const refused = { manner: "refuses connections", step: 1 };
const silent = { manner: "takes connections and says nothing", step: PAUSE };

describeAnyDatabase("a mail server that for an hour", (kind) => {
  test.each(IS_DEEP ? [refused, silent] : [refused])(
    "$manner: requests succeed, the mails are shown as waiting, and each is sent once when it is back",
    async ({ step }) => {
      // A reserved one, which no other process is given while nothing listens on it.
      let smtp = await startSmtp(await freePort());
      const it = await testApp({ kind, config: { smtpUrl: smtp.url } });
      const admin = await it.newPlayer({ roles: ["admin"] });
      const deps = {
        config: it.config,
        database: it.database,
        clock: it.clock,
        log: it.app.log,
        printer: it.app.printer,
      };
      const send = transportOf(it.config);
      const mail = async () => (await it.call(admin, "GET", "admin/status")).json<StatusReply>().mail;

      if (step === silent.step) smtp.manner = "asleep";
      else await smtp.stop();
      const answers: number[] = [];
      for (let minute = 0; minute < HOUR; minute += step) {
        const sending = sendMails(deps, send);
        if (minute % PAUSE === 0) answers.push((await it.call(admin, "POST", "admin/sendTestEmail")).statusCode);
        expect(await sending).toBe(0);
        it.clock.advance(step * MINUTE_MS);
      }
      expect(answers).toEqual([200, 200, 200]);
      expect(await mail()).toEqual({
        server: new URL(smtp.url).host,
        waiting: 3,
        oldest: "2026-11-21T12:00:00+01:00",
        stuck: step === refused.step ? 3 : 0,
        sent: 0,
      });

      await smtp.stop();
      smtp = await startSmtp(Number(new URL(smtp.url).port));
      // Pauses double, so that a mail waits at most as long again as it has waited.
      for (let minute = 0; minute <= HOUR; minute++) {
        await sendMails(deps, send);
        it.clock.advance(MINUTE_MS);
      }
      expect(await mail()).toMatchObject({ waiting: 0, oldest: null, stuck: 0, sent: 3 });
      const ids = smtp.taken.map((one) => /^Message-ID: <(.+)>\r$/m.exec(one)?.[1]);
      expect([ids.length, new Set(ids).size]).toEqual([3, 3]);
      await it.close();
      await smtp.stop();
    },
    600_000,
  );
});
