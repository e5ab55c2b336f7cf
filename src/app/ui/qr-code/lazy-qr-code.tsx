import { lazy } from '../../runtime/lazy/lazy.ts';
import { Lazy } from '../lazy/lazy.tsx';
import type { QrCodeProps } from './qr-code.tsx';
import './qr-code.css';

/** The QR encoder is as large as a screen, so it loads after it. */
const qrCode = lazy(() => import('./qr-code.tsx'));

/** A QR code in its final size from the start. */
export const LazyQrCode = (props: QrCodeProps) => <Lazy of={qrCode} props={props} fallback={<div className="qr-code" aria-hidden="true" />} inline />;
