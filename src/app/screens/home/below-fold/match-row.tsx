import type { TFunction } from 'i18next';
import type { ReadonlySignal } from '@preact/signals-react';
import type { Match } from '../../../../contract/endpoints/board.ts';
import { SlidePicture } from '../../../ui/carousel/slide-picture.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { matchTimeText } from './match-time.ts';

interface CrestProps {
  path: string;
  size: number;
  /** on a slide: whether it is about to be shown */
  near?: ReadonlySignal<boolean>;
}

export function Crest({ path, size, near }: CrestProps) {
  const same = { className: 'match-crest', of: path, at: size > 28 ? 'emblem' : 'crest' } as const;
  return near ? <SlidePicture near={near} alt="" {...same} /> : <Picture {...same} />;
}

interface MatchRowProps {
  t: TFunction;
  match: Match;
  open: () => void;
  near?: ReadonlySignal<boolean>;
}

/** A match in one line: who plays whom, in which league, when. */
export function MatchRow({ t, match, open, near }: MatchRowProps) {
  return (
    <button type="button" className="inner-focus match match-open" aria-haspopup="dialog" onClick={open}>
      <span className="match-team">
        <Crest path={match.homeTeamImageUrl} size={28} near={near} />
        <span className="ellipsis match-name">{match.homeTeam}</span>
      </span>
      <span className="match-about">
        <span className="match-league">{match.league}</span>
        <span className="match-time numbers">{matchTimeText(match.matchTime, t('matches.time'), t('matches.weekdays'))}</span>
      </span>
      <span className="match-team">
        <Crest path={match.awayTeamImageUrl} size={28} near={near} />
        <span className="ellipsis match-name">{match.awayTeam}</span>
      </span>
    </button>
  );
}
