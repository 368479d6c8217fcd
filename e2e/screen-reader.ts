import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import type { ChildProcess } from "node:child_process";
import { needsProgram } from "@karota/server/testing/programs.ts";
import { endOf, start } from "../scripts/run.ts";
import { said, startFirefox, type Engine } from "./engines.ts";
import { startSpeechServer } from "./speech-server.ts";

/*
 * Orca, a real screen reader, with a Firefox in a window of its own screen: keys come over the X server, as those of a
 * person do, and what Orca says is read where speech-dispatcher would be.
 */

/** What is spoken of one step, in order; text that was stopped before its end could be spoken has `cut`. */
export interface Spoken {
  readonly text: string;
  readonly cut: boolean;
}

export interface ScreenReader {
  readonly browser: Engine;
  /** Opens an address, waits for what the page shows after that and listens until Orca is silent. */
  open(address: string, shown?: () => Promise<void>): Promise<readonly Spoken[]>;
  /** Presses a key as xdotool names it, waits for what the page shows after that and listens until Orca is silent. */
  press(key: string, shown?: () => Promise<void>): Promise<readonly Spoken[]>;
  close(): Promise<void>;
}

const SCREEN = "1280x1000x24";
/** Orca speaks as soon as it runs. */
const START_TIMEOUT_MS = 300_000;
/** So many marks in a row that nothing but they was spoken between: what a page says late would come by then. */
const QUIET_MARKS = 3;
const MARK = /^Mark (\d+) of the test\.?$/;

/** A bus with nothing but accessibility: programs would wait for the portals of a desktop. */
function writeBus(home: string): string {
  const services = join(home, "services");
  mkdirSync(services);
  copyFileSync("/usr/share/dbus-1/services/org.a11y.Bus.service", join(services, "org.a11y.Bus.service"));
  const file = join(home, "bus.conf");
  writeFileSync(
    file,
    `<busconfig><type>session</type><listen>unix:path=${home}/bus</listen><auth>EXTERNAL</auth>
    <servicedir>${services}</servicedir>
    <policy context="default"><allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/></policy></busconfig>`,
  );
  return file;
}

/** On a machine that does other things too, programs answer late, and Orca would hold what is silent for gone. */
const PATIENCE = `
import gi
gi.require_version("Atspi", "2.0")
from gi.repository import Atspi
from orca import settings
Atspi.set_timeout(60000, 60000)
settings.timeoutTime = 0
`;

/**
 * Orca as it is set up at first, but without naming each key that is pressed, and without reading a whole page from its
 * top when it opens, which a person stops.
 */
function writeSettings(home: string): void {
  const folder = join(home, ".local/share/orca");
  mkdirSync(folder, { recursive: true });
  const profile = {
    profile: ["Default", "default"],
    enableKeyEcho: false,
    enableBraille: false,
    sayAllOnLoad: false,
    pageSummaryOnLoad: false,
  };
  const settings = { general: {}, profiles: { default: profile }, pronunciations: {}, keybindings: {} };
  writeFileSync(join(folder, "user-settings.conf"), JSON.stringify(settings));
  writeFileSync(join(folder, "orca-customizations.py"), PATIENCE);
}

/** Runs in the page: lets it say a text that Orca repeats after all that the page has said before. */
async function sayMark(text: string): Promise<void> {
  const around = document.querySelector("dialog:modal") ?? document.body;
  let mark = around.querySelector(":scope > [data-test-mark]");
  if (!mark) {
    mark = document.createElement("div");
    mark.setAttribute("data-test-mark", "");
    mark.setAttribute("aria-live", "polite");
    mark.setAttribute("style", "position: fixed; top: 0; width: 1px; height: 1px; overflow: hidden");
    around.append(mark);
    // A region that comes with its text is not announced.
    for (let frames = 0; frames < 5; frames++) await new Promise<number>((done) => void requestAnimationFrame(done));
  }
  mark.textContent = text;
}

async function end(program: ChildProcess): Promise<void> {
  const ended = new Promise((done) => program.once("exit", done));
  program.kill("SIGKILL");
  await ended;
}

/** Starts all this; null where a program is missing, which is recorded for the end of the run. */
export async function startScreenReader(): Promise<ScreenReader | null> {
  const programs = (["Xvfb", "dbus-daemon", "orca", "xdotool", "firefox-esr"] as const).map(needsProgram);
  const [xvfb, daemon, orca, xdotool, firefox] = programs;
  if (!xvfb || !daemon || !orca || !xdotool || !firefox) return null;

  const home = mkdtempSync(join(tmpdir(), "karota-hear-"));
  writeSettings(home);
  const screen = start(xvfb, ["-displayfd", "3", "-screen", "0", SCREEN, "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const display = await said(screen.stdio[3] as Readable, /^(\d+)$/);
  const socket = join(home, "speech");
  const { PATH } = process.env;
  const alone = {
    ...(PATH && { PATH }),
    HOME: home,
    XDG_RUNTIME_DIR: home,
    DISPLAY: `:${display}`,
    LANG: "C.UTF-8",
    GSETTINGS_BACKEND: "memory",
    GNOME_ACCESSIBILITY: "1",
    SPEECHD_ADDRESS: `unix_socket:${socket}`,
  };
  const bus = start(daemon, [`--config-file=${writeBus(home)}`, "--nofork", "--print-address"], {
    stdio: ["ignore", "pipe", "ignore"],
    env: alone,
  });
  const env = { ...alone, DBUS_SESSION_BUS_ADDRESS: await said(bus.stdout!, /^(\S+)$/) };

  let spoken: Spoken[] = [];
  let lastMark = 0;
  /** Goes on as soon as Orca has said something or has stopped what it said. */
  let next = Promise.withResolvers<void>();
  const happened = () => {
    next.resolve();
    next = Promise.withResolvers();
  };
  let stops = 0;
  const speech = await startSpeechServer(socket, {
    spoken(text) {
      const mark = MARK.exec(text);
      if (mark) lastMark = Number(mark[1]);
      else if (text !== "") spoken.push({ text, cut: false });
      happened();
    },
    cancelled() {
      stops++;
      spoken = spoken.map(({ text }) => ({ text, cut: true }));
      happened();
    },
  });
  const ready = next.promise;
  const reader = start(orca, [], { stdio: ["ignore", "ignore", "pipe"], env });
  const complaints: string[] = [];
  reader.stderr!.on("data", (data) => complaints.push(String(data)));
  const ended = new Promise<never>((_, refuse) =>
    reader.once("close", (code) => refuse(new Error(`Orca has ended with ${code}: ${complaints.join("")}`))),
  );
  const late = wait(START_TIMEOUT_MS, undefined, { ref: false }).then(() => {
    throw new Error(`Orca has said nothing within ${START_TIMEOUT_MS / 1000} s of its start: ${complaints.join("")}`);
  });
  await Promise.race([ready, ended, late]);
  const browser = await startFirefox(firefox, env);

  const until = async (isSo: () => boolean) => {
    while (!isSo()) await Promise.race([next.promise, ended]);
  };
  let marks = 0;
  const listen = async (): Promise<readonly Spoken[]> => {
    const quietAfter = async (before: number, quiet: number): Promise<void> => {
      const mark = ++marks;
      await browser.evaluate(sayMark, `Mark ${mark} of the test`);
      await until(() => lastMark >= mark);
      const now = spoken.length === before ? quiet + 1 : 0;
      if (now < QUIET_MARKS) await quietAfter(spoken.length, now);
    };
    await quietAfter(-1, 0);
    return spoken;
  };
  const press: ScreenReader["press"] = async (key, shown) => {
    const before = stops;
    spoken = [];
    await endOf(start(xdotool, ["key", key], { stdio: "ignore", env }));
    // Each key stops what Orca says.
    await until(() => stops > before);
    await shown?.();
    return listen();
  };
  return {
    browser,
    async open(address, shown) {
      spoken = [];
      await browser.open(address);
      await shown?.();
      return listen();
    },
    press,
    async close() {
      await browser.close();
      for (const one of [reader, bus, screen]) await end(one);
      speech.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
