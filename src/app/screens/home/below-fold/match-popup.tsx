import { useTranslation } from 'react-i18next';
import type { Match } from '../../../../contract/endpoints/board.ts';
import { tap } from '../lazy-actions.ts';
import { Crest, matchTimeText } from './match.tsx';
import type { OverlayProps } from '../../../runtime/overlays/overlays.ts';
import { Panel } from '../../../ui/dialog/dialog.tsx';
import './matches.css';

/** A hot match, and the way to bet on it (H06). */
export default function MatchPopup({ match, onClose }: OverlayProps & { match: Match }) {
  const { t } = useTranslation('homeMore');
  const bet = () => {
    onClose();
    tap((act) => act.launch({ nodeId: match.nodeId, gameId: match.roomId, vassalage: match.vendor, gameType: 'SPORTS' }));
  };
  return (
    <Panel title={match.league} onClose={onClose}>
      <div className="match-popup">
        <p className="match-popup-team">
          <Crest path={match.homeTeamImageUrl} size={64} />
          {match.homeTeam}
        </p>
        <p className="quiet match-popup-time">
          <span className="match-popup-against">{t('matches.against')}</span>
          <span className="numbers">{matchTimeText(match.matchTime, t('matches.time'), t('matches.weekdays'))}</span>
        </p>
        <p className="match-popup-team">
          <Crest path={match.awayTeamImageUrl} size={64} />
          {match.awayTeam}
        </p>
      </div>
      <button type="button" className="button button-accent match-popup-bet" data-first-focus onClick={bet}>
        {t('matches.bet')}
      </button>
    </Panel>
  );
}
