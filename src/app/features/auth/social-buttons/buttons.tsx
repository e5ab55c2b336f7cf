import { useEffect, useState } from 'react';
import { useComputed } from '@preact/signals-react';
import { useTranslation } from 'react-i18next';
import { missingHere } from '../../../device/browser/browser.ts';
import { listen } from '../../../device/listen.ts';
import type { Network } from '../../../../contract/networks.ts';
import { i18n } from '../../../i18n/index.ts';
import { externalAuth, loadExternalAuth, offeredNetworks } from '../external/external-auth.ts';
import { logInReturned, logInWith } from '../external/external-login.ts';
import { lazy } from '../../../runtime/lazy/lazy.ts';
import { confirm } from '../../../ui/messages/messages.ts';
import { openSession } from '../../session/log-in-out.ts';
import { FormButton } from '../../../ui/form/form-frame.tsx';
import { LeaveApp } from '../../leave-app/leave-app.tsx';
import type { SocialButtonsProps } from './index.tsx';
import './social-buttons.css';

const words = (key: string): string => i18n.t(`form:social.age.${key}`);

const askAge = (): Promise<boolean> => confirm({ title: words('title'), text: words('text'), confirm: words('confirm') });

/** The service behind the buttons, which are shown only once it has loaded (L05): a popup opens only right after a tap. */
const createService = () => lazy(async () => {
  const { prepareSignIn } = await loadExternalAuth();
  await prepareSignIn(externalAuth.peek()!);
  return true;
});

/** The merchant's social networks (L05); their form shows errors. */
export default function Buttons({ form: { run, busy }, ofAge = askAge }: SocialButtonsProps) {
  const { t } = useTranslation('form');
  const offered = offeredNetworks.value;
  const open = offered.filter((network) => !missingHere(network));
  const [service] = useState(createService);
  const loads = open.length > 0;
  const ready = useComputed(() => service.value.value === true);
  const load = () => void service.load().catch(() => {});
  useEffect(() => {
    if (!loads) return undefined;
    load();
    return listen(window, 'online', load);
  }, [service, loads]);
  useEffect(() => {
    void run('return', async () => {
      const opened = await logInReturned();
      if (opened) openSession(opened);
    });
  }, [run]);

  const signIn = async (network: Network) => {
    if (busy.peek() || !ready.peek() || !(await ofAge())) return;
    await run(network, async () => openSession(await logInWith(network)));
  };
  const refused = offered.filter(missingHere);
  const namesOf = (some: readonly Network[]) => some.map((network) => t(`social.${network}`)).join(` ${t('social.either')} `);
  return (
    <div className="social">
      <p className="hint row social-or">{t('social.or')}</p>
      {loads && service.error.value !== undefined ? (
        <p className="hint social-refused" role="alert">
          {t('social.failed', { names: namesOf(open) })}{' '}
          <button type="button" className="text-button" onClick={load}>
            {t('shell:retry')}
          </button>
        </p>
      ) : (
        <>
          <div className="social-buttons">
            {open.map((network) => (
              <FormButton key={network} busy={busy} work={network} label={t(`social.${network}`)} working={t('social.working')} ready={ready} onClick={() => void signIn(network)} />
            ))}
          </div>
          {loads && !ready.value && <p className="hint social-refused" role="status">{t('social.loading')}</p>}
        </>
      )}
      {refused.length > 0 && (
        <>
          <p className="hint social-refused">{t('social.refused', { names: namesOf(refused) })}</p>
          <LeaveApp />
        </>
      )}
    </div>
  );
}
