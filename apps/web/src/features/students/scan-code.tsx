import { IconPhoto } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { Icon } from "@karota/ui/icon.tsx";
import { buttonClass } from "@karota/ui/button.tsx";
import { FileButton } from "@karota/ui/fields.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { Note } from "@karota/ui/note.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { codeIn } from "./codes.ts";
import { drawn, qrReader, SCALES } from "./read-qr.ts";
import styles from "./form.module.css";

type Camera = "asking" | "running" | "refused" | "none";

/** Between two looks, in milliseconds. */
const LOOK_INTERVAL_MS = 250;

/** Watches through the camera as long as it is on the screen. */
function useCamera(found: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [camera, setCamera] = useState<Camera>("asking");
  const onFound = useRef(found);
  useEffect(() => {
    onFound.current = found;
  });
  useEffect(() => {
    let left = false;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const canvas = document.createElement("canvas");
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    const watch = async () => {
      // Only safe addresses have cameras at all.
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      const element = video.current;
      if (left || !element) return stop();
      element.srcObject = stream;
      await element.play();
      setCamera("running");
      const read = await qrReader();
      let looks = 0;
      const look = async () => {
        if (left) return;
        const size = { width: element.videoWidth, height: element.videoHeight };
        if (size.width > 0) {
          const scale = SCALES[looks++ % SCALES.length]!;
          const text = await read(drawn(canvas, element, size, scale)).catch(() => null);
          if (text !== null) onFound.current(text);
        }
        timer = setTimeout(() => void look(), LOOK_INTERVAL_MS);
      };
      return look();
    };
    watch().catch((error: unknown) => {
      // It is on already where the reader of codes could not be loaded.
      stop();
      if (!left) setCamera(error instanceof DOMException && error.name === "NotAllowedError" ? "refused" : "none");
    });
    return () => {
      left = true;
      clearTimeout(timer);
      stop();
    };
  }, []);
  return { video, camera };
}

/** Reads students' QR codes with the camera, or from pictures. `onCode` receives each code that was read. */
export default function ScanCode({ onCode }: { onCode: (code: string) => void }) {
  const say = useSay();
  const [said, setSaid] = useState("");
  const found = (text: string | null) => {
    const code = text === null ? null : codeIn(text);
    if (code !== null) onCode(code);
    setSaid(code === null ? say("students.scan.nothing") : say("students.scan.found", { code }));
  };
  const { video, camera } = useCamera(found);
  const readPicture = async (file: File | undefined) => {
    if (!file) return;
    try {
      const bitmap = await createImageBitmap(file);
      const read = await qrReader();
      const canvas = document.createElement("canvas");
      let text: string | null = null;
      for (const scale of SCALES) text ??= await read(drawn(canvas, bitmap, bitmap, scale));
      found(text);
    } catch {
      setSaid(say("students.scan.picture.failed"));
    }
  };
  return (
    <Stack start gap={2}>
      {/* Sunken until the picture comes. */}
      <video
        ref={video}
        className={styles["video"]}
        hidden={camera !== "running"}
        muted
        playsInline
        aria-hidden="true"
      />
      {camera === "asking" && <p className="soft">{say("students.scan.asking")}</p>}
      {camera === "running" && <p className="soft">{say("students.scan.hold")}</p>}
      {camera === "refused" && <Note>{say("students.scan.refused")}</Note>}
      {camera === "none" && <Note>{say("students.scan.none")}</Note>}
      <p className="strong" role="status">
        {said}
      </p>
      <FileButton className={buttonClass({ size: "small" })} accept="image/*" onFile={(file) => void readPicture(file)}>
        <Icon of={IconPhoto} small />
        {say("students.scan.picture")}
      </FileButton>
    </Stack>
  );
}
