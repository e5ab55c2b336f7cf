import type { GatewayFailure } from '../../gateway/failure.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';

/** The dialog and its code: most people never see it. */
const dialog = lazy(() => import('./captcha-dialog.tsx'));

/** Sends without a captcha first; if the platform asks for one, a dialog does, until the answer is right or the person closes it. */
export const withCaptcha = <T>(send: (captcha?: string) => Promise<T>): Promise<T> =>
  send().catch(async (error: GatewayFailure) => {
    if (error.code !== 'captcha.missing') throw error;
    return (await dialog.load()).sendWithCaptcha(send, error);
  });
