import { useMemo } from 'react';
import { encode } from 'uqr';
import './qr-code.css';

/** Properties of the code, also for the callers that load it. */
export interface QrCodeProps {
  /** the encoded text */
  text: string;
  /** accessible name */
  label: string;
}

/** modules of light around the code, without which cameras miss it */
const quiet = 4;

/** A QR code as one path, dark on light in every theme: cameras read it no other way. Nothing for a text that no code holds. */
export default function QrCode({ text, label }: QrCodeProps) {
  const code = useMemo(() => draw(text), [text]);
  if (!code) return null;
  const { size, path } = code;
  return (
    <svg className="qr-code" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}

/** Undefined for more than the 2,331 bytes that a code of this correction holds. */
function draw(text: string): { size: number; path: string } | undefined {
  try {
    const { data, size } = encode(text, { ecc: 'M', border: quiet });
    const runs = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
    return { size, path: runs.join('') };
  } catch {
    return undefined;
  }
}
