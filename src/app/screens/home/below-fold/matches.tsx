import { useEffect } from 'react';
import type { TFunction } from 'i18next';
import type { ReadonlySignal } from '@preact/signals-react';
import type { Match } from '../../../../contract/endpoints/board.ts';
import { lazy } from '../../../runtime/lazy/lazy.ts';
import { openOverlay } from '../../../runtime/overlays/overlays.ts';
import { reloadOnLanguage } from '../../../i18n/language.ts';
import { Carousel } from '../../../ui/carousel/carousel.tsx';
import { carouselLabels, held } from '../slides.ts';
import { EmptyGames } from '../lists.tsx';
import { buttonStands, Crest, matchList, matchTimeText } from './match.tsx';
import { Rows } from './rows.tsx';
import '../../../ui/carousel/axis-y.css';
import './matches.css';

/** The popup of one hot match, which each row opens. */
export const matchPopup = lazy(() => import('./match-popup.tsx'), { strings: ['homeMore'] });

const keyOf = (match: Match) => match.nodeId + match.matchTime;

/** The hot matches, one at a time (H06). */
export function MatchStrip({ t }: { t: TFunction }) {
  useEffect(() => reloadOnLanguage(matchList.load), []);
  const matches = matchList.value.value;
  if (matches?.length === 0 || (!matches && matchList.failure.value)) {
    return <EmptyGames list={matchList} empty={t('matches.none')} />;
  }
  if (!matches) return <Rows asked count={1} className="match" />;
  return (
    <div className="matches">
      <Carousel
        label={t('matches.title')}
        labels={{ ...carouselLabels(t), ...(buttonStands() && { pause: undefined, play: undefined }) }}
        slides={matches}
        slideKey={keyOf}
        render={(match, _at, near) => <MatchRow t={t} match={match} near={near} />}
        axis="y"
        autoplay={5_000}
        speed={500}
        loop
        inTurns
        paused={held}
      />
    </div>
  );
}

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
