import { lazy, Suspense } from "react";
import { loadChunk } from "../api/load-chunk.ts";

/** A QR code that comes with its first use: to be wrapped in a `Suspense` where `Qr` does not do. */
export const QrCode = lazy(() => loadChunk(() => import("./qr-code.tsx")));

/** A text as a QR code; `className` gives its size, which it has before it is there. */
export const Qr = (props: {
  readonly text: string;
  readonly label: string;
  readonly className?: string | undefined;
}) => (
  <Suspense fallback={<span className={props.className} />}>
    <QrCode {...props} />
  </Suspense>
);
