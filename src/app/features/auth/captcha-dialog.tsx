import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signal } from '@preact/signals-react';
import { captcha as captchaEndpoint } from '../../../contract/endpoints/accounts.ts';
import { captcha as rule } from '../../../contract/rules.ts';
import { isRefused } from '../../gateway/failure.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { resource } from '../../gateway/resource.ts';
import { openOverlay, type OverlayProps } from '../../runtime/overlays/overlays.ts';
import { Panel } from '../../ui/dialog/dialog.tsx';
import { CaptchaField } from '../../ui/field/captcha.tsx';
import { useForm } from '../../ui/form/form.ts';
import { FormAlert, FormButton, FormFrame } from '../../ui/form/form-frame.tsx';

interface CaptchaDialogProps extends OverlayProps {
  /** the refusal that asked for a captcha: a wrong answer is shown */
  failure: unknown;
  onAnswer: (answer: string) => void;
}

/** The captcha dialog over a form, from the fourth try on: the equation, its answer, and the button that sends it. */
function CaptchaDialog({ failure, onAnswer, onClose }: CaptchaDialogProps) {
  const { t } = useTranslation('form');
  const form = useForm({ captcha: rule });
  const [picture] = useState(() => resource(captchaEndpoint, () => ({})));
  const [told] = useState(() => signal<unknown>(failure));
  useEffect(() => void picture.load(), [picture]);
  return (
    <Panel title={t('captcha.ask')} onClose={onClose}>
      <FormFrame className="padded" send={() => form.submit(({ captcha }) => Promise.resolve(onAnswer(captcha)))}>
        <CaptchaField field={form.fields.captcha} picture={picture} />
        <FormAlert failure={told} />
        <FormButton busy={form.busy} label={t('captcha.go')} working={t('captcha.go')} />
      </FormFrame>
    </Panel>
  );
}

const dialog = lazy(() => Promise.resolve({ default: CaptchaDialog }));

/** Asks in the dialog; undefined if the person closes it. `failure` is the refusal that asked for it. */
const ask = (failure: unknown): Promise<string | undefined> =>
  new Promise((resolve) => {
    const close = openOverlay(dialog, { failure, onAnswer: (answer: string) => (resolve(answer), close()) }, () => resolve(undefined));
  });

/** Sends with the person's answers until the platform asks for none. Rejects with its last refusal if the dialog is closed. */
export async function sendWithCaptcha<T>(send: (captcha: string) => Promise<T>, refusal: unknown): Promise<T> {
  for (let failure = refusal; ; ) {
    const captcha = await ask(failure);
    if (!captcha) throw failure;
    try {
      return await send(captcha);
    } catch (error) {
      if (!isRefused(error) || !error.code!.startsWith('captcha.')) throw error;
      failure = error;
    }
  }
}
