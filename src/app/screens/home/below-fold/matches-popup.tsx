import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { matchList } from '../home-content.ts';
import { EmptyGames } from '../empty.tsx';
import { MatchRow } from './match-row.tsx';
import { open } from './popup-state.ts';
import { Panel } from '../../../ui/dialog/panel.tsx';
import './matches.css';
import './match-popup.css';

/** All hot matches, and no others (H06). */
export function MatchesPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('homeMore');
  useEffect(() => {
    if (!matchList.value.peek()) void matchList.load();
  }, []);
  const matches = matchList.value.value;
  return (
    <Panel title={t('matches.title')} onClose={onClose}>
      {matches?.length ? (
        <ul className="match-list">
          {matches.map((match) => (
            <li key={match.nodeId + match.matchTime}>
              <MatchRow t={t} match={match} open={() => open(match)} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyGames t={t} list={matchList} empty={t(matches || matchList.failure.value ? 'matches.none' : 'shell:loading')} />
      )}
    </Panel>
  );
}
