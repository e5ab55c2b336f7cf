import { useEffect } from 'react';
import type { TFunction } from 'i18next';
import type { Match } from '../../../../contract/endpoints/board.ts';
import { matchList } from './match-list.ts';
import { reloadOnLanguage } from '../../../i18n/reload-on-language.ts';
import { Carousel } from '../../../ui/carousel/carousel.tsx';
import { carouselLabels } from '../labels.ts';
import { EmptyGames } from '../empty.tsx';
import { MatchRow } from './match-row.tsx';
import { Rows } from './rows.tsx';
import '../../../ui/carousel/axis-y.css';
import './matches.css';

const keyOf = (match: Match) => match.nodeId + match.matchTime;

/** The hot matches, one at a time (H06). */
export function MatchStrip({ t }: { t: TFunction }) {
  useEffect(() => reloadOnLanguage(matchList.load), []);
  const matches = matchList.value.value;
  if (matches?.length === 0 || (!matches && matchList.failure.value)) {
    return <EmptyGames t={t} list={matchList} empty={t('matches.none')} />;
  }
  if (!matches) return <Rows asked count={1} className="match" />;
  return (
    <div className="matches">
      <Carousel
        label={t('matches.title')}
        labels={carouselLabels(t)}
        slides={matches}
        slideKey={keyOf}
        render={(match, _at, near) => <MatchRow t={t} match={match} near={near} />}
        axis="y"
        autoplay={5_000}
        speed={500}
        loop
        inTurns
      />
    </div>
  );
}
