// A chunk of its own.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Match } from '../../../../contract/endpoints/content.ts';
import { matchList } from '../../../state/content.ts';
import { loadInEachLanguage } from '../../../state/language-change.ts';
import { Carousel } from '../../../ui/carousel/carousel.tsx';
import { carouselLabels } from '../labels.ts';
import { Nothing } from '../nothing.tsx';
import { open } from '../opened.ts';
import { MatchRow } from './match-row.tsx';
import './matches.css';

const keyOf = (match: Match) => match.nodeId + match.matchTime;

/** The hot matches, one at a time (H06). */
export default function Matches() {
  const { t } = useTranslation('home');
  useEffect(() => loadInEachLanguage(matchList.load), []);
  const matches = matchList.value.value;
  if (matches?.length === 0 || (!matches && matchList.failure.value)) {
    return <Nothing t={t} list={matchList} empty={t('matches.none')} />;
  }
  if (!matches) {
    return (
      <div className="match skeleton" aria-hidden="true">
        <span className="skeleton-line" />
      </div>
    );
  }
  return (
    <div className="matches">
      <Carousel
        label={t('matches.title')}
        labels={carouselLabels(t)}
        slides={matches}
        slideKey={keyOf}
        render={(match) => <MatchRow match={match} open={() => open(match)} />}
        axis="y"
        autoplay={5_000}
        speed={500}
        loop
      />
    </div>
  );
}
