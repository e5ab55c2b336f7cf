import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { matchList } from './match.tsx';
import { EmptyGames } from '../lists.tsx';
import { MatchRow } from './matches.tsx';
import type { OverlayProps } from '../../../runtime/overlays/overlays.ts';
import { Panel } from '../../../ui/dialog/dialog.tsx';
import './matches.css';

/** All hot matches, and no others (H06). */
export default function MatchesPopup({ onClose }: OverlayProps) {
  const { t } = useTranslation('homeMore');
  useEffect(() => {
    if (!matchList.value.peek()) void matchList.load();
  }, []);
  const matches = matchList.value.value;
  return (
    <Panel title={t('matches.title')} onClose={onClose}>
      {matches?.length ? (
        <ul className="divided match-list">
          {matches.map((match) => (
            <li key={match.nodeId + match.matchTime}>
              <MatchRow t={t} match={match} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyGames list={matchList} empty={t(matches || matchList.failure.value ? 'matches.none' : 'shell:loading')} />
      )}
    </Panel>
  );
}
