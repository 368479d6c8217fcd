import QRCode from "qrcode";
import { useMemo } from "react";

/** The empty edge that readers need, in modules. */
const EDGE = 4;

/** A text as a QR code: always dark on white, which every reader reads. */
export default function QrCode({
  text,
  label,
  className,
}: {
  text: string;
  label: string;
  className?: string | undefined;
}) {
  const { size, path } = useMemo(() => {
    const { modules } = QRCode.create(text, { errorCorrectionLevel: "M" });
    const dark: string[] = [];
    for (let y = 0; y < modules.size; y++)
      for (let x = 0; x < modules.size; x++) if (modules.get(y, x)) dark.push(`M${x + EDGE} ${y + EDGE}h1v1h-1z`);
    return { size: modules.size + 2 * EDGE, path: dark.join("") };
  }, [text]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className={className}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
