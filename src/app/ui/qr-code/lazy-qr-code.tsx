import type { QrCodeProps } from './qr-code.tsx';
import { part } from '../../runtime/lazy/part.ts';
import { usePart } from '../../runtime/lazy/use-part.ts';
import './qr-code.css';

// What draws one is as much as a screen of its own, and nobody reads a screen by its QR code first.
const code = part<QrCodeProps>(() => import('./qr-code.tsx'));

/** A QR code whose code comes by itself; its place stands meanwhile. */
export function LazyQrCode(given: QrCodeProps) {
  const [QrCode] = usePart(code);
  return QrCode ? <QrCode {...given} /> : <div className="qr-code" aria-hidden="true" />;
}
