import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayBreak, PlayRefusal } from '../../../../contract/endpoints/responsible.ts';
import type { ErrorCode } from '../../../../contract/errors.ts';
import { GatewayFailure, isRefused } from '../../../gateway/failure.ts';
import { lazy } from '../../../runtime/lazy/lazy.ts';
import { paths } from '../../../paths.ts';
import { Lazy } from '../../../ui/lazy/lazy.tsx';
import { toastLoadFailed } from '../../../ui/messages/messages.ts';
import { StatusView } from '../../../ui/status-view/status-view.tsx';
import type { Refusal } from '../../access/refusal.ts';
import { FailureView } from '../../../ui/status-view/failure-view.tsx';
import { currentBreak } from './break.ts';

/** The view that replaces a form or a game while the member is on a break. */
export const breakView = lazy(() => import('../break-view.tsx'), { strings: ['responsiblePlay', 'common'] });

const kinds: Partial<Record<ErrorCode, PlayBreak['kind']>> = { 'play.paused': 'pause', 'play.excluded': 'exclusion' };

/**
 * The break because of which the platform refused a call; undefined for any other failure. Its end (epoch ms) is
 * missing if the platform does not send it.
 */
export function breakOf(failure: unknown): PlayBreak | undefined {
  const kind = failure instanceof GatewayFailure && kinds[failure.code as ErrorCode];
  if (!kind) return undefined;
  // Parsed by hand: the shape and the list of codes would add 1 KB to every screen that can fail.
  const { endsAt } = Object((failure as GatewayFailure).value) as PlayRefusal;
  return { kind, endsAt: typeof endsAt === 'number' ? endsAt : undefined };
}

/** A padlock, on a 72-unit grid. */
const locked = 'M22 34h28a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H22a4 4 0 0 1-4-4V38a4 4 0 0 1 4-4Zm4 0v-8a10 10 0 0 1 20 0v8M36 45v5';

const confirmation = lazy(() => import('../../session/log-in-out.ts'));

/** Signs the trial account out. Loaded on tap, because every page for real accounts would carry it. */
function toLogin(): void {
  confirmation.load().then(
    ({ confirmSignOut }) => confirmSignOut(paths.login),
    () => toastLoadFailed(toLogin),
  );
}

/** The sentence and the action of each refusal; a break has its own. */
const sentences: Readonly<Record<Exclude<Refusal, 'break'>, { text: string; action: { href?: string; run?: () => void } }>> = {
  trial: { text: 'common:error.permission.trial', action: { run: toLogin } },
  agents: { text: 'common:error.permission.denied', action: { href: paths.home } },
  off: { text: 'refused.off.text', action: { href: paths.service } },
};

/** The sentence and the action of a refusal (A §6: free_reject, contact_service). */
export function Refused({ why }: { why: Refusal }) {
  const { t } = useTranslation('states');
  if (why === 'break') return currentBreak.value ? <Lazy of={breakView} props={currentBreak.value} /> : null;
  const { text, action } = sentences[why];
  return <StatusView picture={locked} title={t(`refused.${why}.title`)} text={t(text)} action={{ label: t(`refused.${why}.go`), ...action }} />;
}

/** Shows `children`, or the end of the member's break if that is why the platform refused. */
export function UnlessOnBreak({ failure, children }: { failure: unknown; children: ReactNode }) {
  const refusal = breakOf(failure);
  return refusal ? <Lazy of={breakView} props={refusal} /> : <>{children}</>;
}

/** Replaces what a screen cannot show: why, and what to do. Trial accounts are told that it is not for them (A §6), members on a break when it ends. */
export function ErrorView({ failure, retry }: { failure: unknown; retry: () => void }) {
  if (isRefused(failure, 'permission.trial')) return <Refused why="trial" />;
  return (
    <UnlessOnBreak failure={failure}>
      <FailureView failure={failure} retry={retry} />
    </UnlessOnBreak>
  );
}
