import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignal } from '@preact/signals-react';
import { captchaProof, type CaptchaProof } from '../../../contract/endpoints/accounts.ts';
import { call } from '../../gateway/call.ts';
import { setText } from '../form/field.ts';
import type { CaptchaProps } from './captcha.tsx';
import { canSolve, solveCaptcha } from './solve-captcha.ts';
import './captcha-solver.css';

/**
 * For people who cannot see the picture (WCAG 3.3.8): the phone solves a task of the platform, which takes some seconds,
 * and fills in the answer. Shown if the platform has such tasks.
 */
export function CaptchaSolver({ field, picture }: Pick<CaptchaProps, 'field' | 'picture'>) {
  const { t } = useTranslation('form');
  const shown = picture.value.value;
  const [task, setTask] = useState<CaptchaProof | undefined>(undefined);
  const said = useSignal<'solving' | 'solved' | 'unsolved' | undefined>(undefined);
  // Requested after the picture, which sets the cookie. A new picture makes the previous task invalid.
  useEffect(() => {
    if (shown === undefined || !canSolve()) return;
    let isLeft = false;
    said.value = undefined;
    call(captchaProof, {}).then((given) => isLeft || setTask(given), () => isLeft || setTask(undefined));
    return () => void (isLeft = true);
  }, [shown, said]);
  if (!task) return null;
  const solve = async () => {
    if (said.peek() === 'solving') return;
    said.value = 'solving';
    const isVoid = () => picture.value.peek() !== shown;
    const answer = await solveCaptcha(task, isVoid).catch(() => undefined);
    if (isVoid()) return;
    if (answer) setText(field, answer);
    said.value = answer ? 'solved' : 'unsolved';
  };
  return (
    <div className="captcha-solver">
      <button type="button" className="field-solve" aria-busy={said.value === 'solving'} onClick={() => void solve()}>
        {t('captcha.solve')}
      </button>
      <p role="status" className="hint">
        {said.value && t(`captcha.${said.value}`)}
      </p>
    </div>
  );
}
