import type { TFunction } from 'i18next';
import type { Match } from '../../../../contract/endpoints/board.ts';
import { picture } from '../../../state/merchant.ts';
import { matchTimeText } from './match-time.ts';

export function Crest({ path, size }: { path: string; size: number }) {
  return <img className="match-crest" src={picture(path)} alt="" width={size} height={size} decoding="async" />;
}

/** A match in one line: who plays whom, in which league, when. */
export function MatchRow({ t, match, open }: { t: TFunction; match: Match; open: () => void }) {
  return (
    <button type="button" className="match match-open" aria-haspopup="dialog" onClick={open}>
      <span className="match-team">
        <Crest path={match.homeTeamImageUrl} size={28} />
        <span className="match-name">{match.homeTeam}</span>
      </span>
      <span className="match-about">
        <span className="match-league">{match.league}</span>
        <span className="match-time numbers">{matchTimeText(match.matchTime, t('matches.time'))}</span>
      </span>
      <span className="match-team">
        <Crest path={match.awayTeamImageUrl} size={28} />
        <span className="match-name">{match.awayTeam}</span>
      </span>
    </button>
  );
}
