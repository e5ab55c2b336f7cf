import { captcha } from '../../../contract/endpoints/accounts.ts';
import type { GatewayFailure } from '../../gateway/failure.ts';
import { resource } from '../../gateway/resource.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { setText, type FormField } from '../../ui/form/field.ts';

/** The dialog and its code: most people never see it. */
const dialog = lazy(() => import('./captcha-dialog.tsx'));

/** Sends without a captcha first; if the platform asks for one, a dialog does, until the answer is right or the person closes it. */
export const withCaptcha = <T>(send: (answer?: string) => Promise<T>): Promise<T> =>
  send().catch(async (error: GatewayFailure) => {
    if (error.code !== 'captcha.missing') throw error;
    return (await dialog.load()).sendWithCaptcha(send, error);
  });

/** The equation of a form that has a field for its answer (L06, R05). `renew` brings another one: each is used once. */
export function createCaptcha(field: FormField) {
  const picture = resource(captcha, () => ({}));
  const renew = () => {
    setText(field, '');
    picture.clear();
    void picture.load();
  };
  return { picture, renew };
}
