import type { TFunction } from 'i18next';
import type { ReadonlySignal } from '@preact/signals-react';
import type { Match } from '../../../../contract/endpoints/board.ts';
import { matchPopup } from './match-popup-overlay.ts';
import { matchTimeText } from './match-time.ts';
import { openOverlay } from '../../../runtime/overlays/overlays.ts';
import { Crest } from './match.tsx';

interface MatchRowProps {
  t: TFunction;
  match: Match;
  /** on a slide: whether it is about to be shown */
  near?: ReadonlySignal<boolean>;
}

/** A match in one line: who plays whom, in which league, when; a tap opens its popup. */
export function MatchRow({ t, match, near }: MatchRowProps) {
  return (
    <button type="button" className="inner-focus match match-open" aria-haspopup="dialog" onClick={() => openOverlay(matchPopup, { match })}>
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
