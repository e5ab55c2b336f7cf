import { isRefused } from '../../gateway/failure.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { openOverlay } from '../../runtime/overlays/overlays.ts';

/** The dialog's code: most people never see it. */
const dialog = lazy(() => import('./captcha-dialog.tsx'), { strings: ['form'] });

/** Asks in a dialog; undefined where the person leaves it. `failure` is what asked for it. */
const ask = (failure: unknown): Promise<string | undefined> =>
  new Promise((resolve) => {
    const close = openOverlay(dialog, { failure, onAnswer: (answer: string) => (resolve(answer), close()) }, () => resolve(undefined));
  });

/** Sends what the platform takes without a captcha at first: where it asks for one, a dialog does, until the answer is right or the person leaves it. */
export async function withCaptcha<T>(send: (captcha?: string) => Promise<T>): Promise<T> {
  let captcha: string | undefined;
  for (;;) {
    try {
      return await send(captcha);
    } catch (error) {
      if (!isRefused(error) || !error.code!.startsWith('captcha.')) throw error;
      captcha = await ask(error);
      if (!captcha) throw error;
    }
  }
}
