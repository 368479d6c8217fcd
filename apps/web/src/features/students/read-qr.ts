import { loadChunk } from "../../shared/api/load-chunk.ts";

interface Detector {
  detect(source: ImageBitmapSource): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorMaker {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** Finds a QR code in a picture; null when there is none. */
export type ReadQr = (picture: HTMLCanvasElement) => Promise<string | null>;

/** The browser's own reader where there is one, else one of ours. */
export async function qrReader(): Promise<ReadQr> {
  const { BarcodeDetector: Maker } = globalThis as { BarcodeDetector?: DetectorMaker };
  const own = Maker ? await Maker.getSupportedFormats().catch(() => []) : [];
  if (Maker && own.includes("qr_code")) {
    const detector = new Maker({ formats: ["qr_code"] });
    return async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null;
  }
  const { default: jsQR } = await loadChunk(() => import("jsqr"));
  return (picture) => {
    const { width, height } = picture;
    const pixels = picture.getContext("2d")?.getImageData(0, 0, width, height).data;
    return Promise.resolve(pixels ? (jsQR(pixels, width, height)?.data ?? null) : null);
  };
}

/** The longer side of what is read, in pixels: enough for a code, and quick. */
const MAX_SIDE_PX = 1000;

/** A picture is read in these sizes until a code is found: in each of them our reader misses some codes for good. */
export const SCALES = [1, 0.75, 0.6, 1.1] as const;

/** Draws a picture onto a canvas, on white, at `ownScale` of its size, but no larger than needed. */
export function drawn(
  canvas: HTMLCanvasElement,
  source: CanvasImageSource,
  { width, height }: { readonly width: number; readonly height: number },
  ownScale: number,
): HTMLCanvasElement {
  const scale = ownScale * Math.min(1, MAX_SIDE_PX / Math.max(width, height));
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context) {
    context.fillStyle = "white";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(source, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}
