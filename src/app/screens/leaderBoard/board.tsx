import { useTranslation } from 'react-i18next';
import { computed } from '@preact/signals-react';
import { useEffect, useMemo } from 'react';
import { leaderBoard } from '../../../contract/endpoints/rewards.ts';
import type { Leader } from '../../../contract/endpoints/rewards.ts';
import { StatusView } from '../../ui/status-view/status-view.tsx';
import { emptyBox } from '../../ui/status-view/drawings.ts';
import { AsyncList } from '../../ui/async/async-list.tsx';
import { amountText } from '../../features/wallet/amount-text.ts';
import { resource } from '../../gateway/resource.ts';
import '../../ui/skeleton/skeleton.css';

/** Today's highest stakes, and the member's own place, on the board or below it. */
export function Board() {
  const { t } = useTranslation('leaderBoard');
  const board = useMemo(() => resource(leaderBoard, () => ({})), []);
  useEffect(() => void board.load(), [board]);
  const list = useMemo(() => ({ ...board, value: computed(() => board.value.value?.leaders) }), [board]);
  const me = board.value.value?.me;
  return (
    <section>
      <div className="spread missions-head">
        <h2>{t('board')}</h2>
        <span className="hint">{t('boardHint')}</span>
      </div>
      <AsyncList list={list} waiting={<div className="card leaders leaders-place skeleton" aria-hidden="true" />} empty={<StatusView picture={emptyBox} title={t('empty.title')} text={t('empty.text')} />}>
        {(leaders) => (
          <ol className="card leaders">
            {leaders.map((leader) => (
              <Row key={leader.rank} leader={leader} />
            ))}
            {me && !leaders.some(({ isMe }) => isMe) && <Row leader={me} />}
          </ol>
        )}
      </AsyncList>
    </section>
  );
}

function Row({ leader: { rank, name, staked, isMe } }: { leader: Leader }) {
  const { t } = useTranslation('leaderBoard');
  return (
    <li className={isMe ? 'row leader leader-me' : 'row leader'} value={rank}>
      <span className={rank <= 3 ? 'quiet leader-rank leader-first numbers' : 'quiet leader-rank numbers'}>{rank}</span>
      <span className="ellipsis fill">{isMe ? t('me') : name}</span>
      <span className="leader-staked numbers">{amountText(staked)}</span>
    </li>
  );
}
