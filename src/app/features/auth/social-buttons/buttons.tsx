// A chunk of its own: few merchants have them.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { missingHere } from '../../../device/in-app.ts';
import type { Provider } from '../external/firebase.ts';
import { i18n } from '../../../i18n/index.ts';
import { loadExternalAuth, providers } from '../external/external-auth.ts';
import { logInReturned, logInWith } from '../external/external-login.ts';
import { confirm } from '../../../ui/messages/messages.ts';
import { openSession } from '../../session/session.ts';
import { FormButton } from '../../../ui/form/form-button.tsx';
import { LeaveApp } from '../../install/leave-app/index.tsx';
import type { SocialButtonsProps } from './index.tsx';
import './social-buttons.css';

const words = (key: string): string => i18n.t(`form:social.age.${key}`);

const askAge = (): Promise<boolean> => confirm({ title: words('title'), text: words('text'), confirm: words('confirm'), cancel: i18n.t('shell:cancel') });

/** Facebook and Google, where the merchant has them (L05): what goes wrong is told by the form that they stand in. */
export default function Buttons({ form: { run, busy }, ofAge = askAge }: SocialButtonsProps) {
  const { t } = useTranslation('form');
  const offered = providers.value;
  useEffect(() => {
    // Now, because a window opens only right after a tap. Should it fail, the tap says so.
    loadExternalAuth().catch(() => {});
    void run('return', async () => {
      const opened = await logInReturned();
      if (opened) openSession(opened);
    });
  }, [run]);

  const signIn = async (provider: Provider) => {
    if (busy.peek() || !(await ofAge())) return;
    await run(provider, async () => {
      const opened = await logInWith(provider);
      if (opened) openSession(opened);
    });
  };
  const open = offered.filter((provider) => !missingHere(provider));
  const refused = offered.filter(missingHere);
  return (
    <div className="social">
      <p className="hint row social-or">{t('social.or')}</p>
      <div className="social-buttons">
        {open.map((provider) => (
          <FormButton key={provider} busy={busy} work={provider} label={t(`social.${provider}`)} working={t('social.working')} onClick={() => void signIn(provider)} />
        ))}
      </div>
      {refused.length > 0 && (
        <>
          <p className="hint social-refused">{t('social.refused', { names: refused.map((provider) => t(`social.${provider}`)).join(` ${t('social.either')} `) })}</p>
          <LeaveApp />
        </>
      )}
    </div>
  );
}
