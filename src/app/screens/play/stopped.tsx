import { useTranslation } from 'react-i18next';
import type { PlayBreak } from '../../../contract/endpoints/responsible.ts';
import { breakOf, breakView } from '../../features/responsible-play/break/error-view.tsx';
import type { Launchable } from '../../features/games/games.ts';
import { openGameSheet } from '../../features/play/open-sheet.ts';
import { SimilarGames } from '../../features/similar-games/similar-games.tsx';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { compass, StatusView } from '../../ui/status-view/status-view.tsx';
import { FailureView } from '../../ui/status-view/failure-view.tsx';

/** Why no game is shown under the bar. */
export type Stopped = { is: 'elsewhere' } | { is: 'others' } | { is: 'break'; playBreak: PlayBreak } | { is: 'failed'; failure: unknown };

/** In place of the game: another tab has it, another account is signed in now, the member is on a break, or it did not open. */
export default function StoppedView({ stopped, retry, game }: { stopped: Stopped; retry: () => void; game: Launchable | undefined }) {
  const { t } = useTranslation('play');
  if (stopped.is === 'elsewhere' || stopped.is === 'others') {
    const why = stopped.is;
    return <StatusView picture={compass} title={t(`${why}.title`)} text={t(`${why}.text`)} action={{ label: t(`${why}.here`), run: retry }} />;
  }
  const playBreak = stopped.is === 'break' ? stopped.playBreak : breakOf(stopped.failure);
  if (playBreak) return <Lazy of={breakView} props={playBreak} />;
  const { failure } = stopped as { failure: unknown };
  return (
    <>
      <FailureView quiet title={t('failed')} failure={failure} retry={retry} />
      {game && <SimilarGames game={game} openSheet={openGameSheet} />}
    </>
  );
}
