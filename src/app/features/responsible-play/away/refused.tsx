import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { lazy } from '../../../runtime/lazy/lazy.ts';
import { Lazy } from '../../../ui/lazy/lazy.tsx';
import { toastLoadFailed } from '../../../ui/messages/messages.ts';
import { StatusView } from '../../../ui/status-view/status-view.tsx';
import { awayView } from './away.ts';
import { away } from './break.ts';
import type { Refusal } from '../../access/refusal.ts';

/** A padlock, on a 72-unit grid. */
const locked = 'M22 34h28a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H22a4 4 0 0 1-4-4V38a4 4 0 0 1 4-4Zm4 0v-8a10 10 0 0 1 20 0v8M36 45v5';

const confirmation = lazy(() => import('../../session/confirm-sign-out.ts'));

/** Signs the trial account out. Loads with the tap: every page for real accounts would carry it. */
function toLogin(): void {
  confirmation.load().then(
    ({ confirmSignOut }) => confirmSignOut(paths.login),
    () => toastLoadFailed(toLogin),
  );
}

/** The sentence of each refusal and its way on; a break has its own. */
const sentences: Readonly<Record<Exclude<Refusal, 'away'>, { text: string; way: { href?: string; run?: () => void } }>> = {
  trial: { text: 'common:error.permission.trial', way: { run: toLogin } },
  agents: { text: 'common:error.permission.denied', way: { href: paths.home } },
  off: { text: 'refused.off.text', way: { href: paths.service } },
};

/** One sentence for each refusal (A §6: free_reject, contact_service), and the way on. */
export function Refused({ why }: { why: Refusal }) {
  const { t } = useTranslation('states');
  if (why === 'away') return away.value ? <Lazy of={awayView} props={{ away: away.value }} /> : null;
  const { text, way } = sentences[why];
  return <StatusView picture={locked} title={t(`refused.${why}.title`)} text={t(text)} action={{ label: t(`refused.${why}.go`), ...way }} />;
}
