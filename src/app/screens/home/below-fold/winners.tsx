import { useEffect, useRef } from 'react';
import { computed, type ReadonlySignal } from '@preact/signals-react';
import type { TFunction } from 'i18next';
import { winners as winnersEndpoint, type Winner } from '../../../../contract/endpoints/board.ts';
import * as limits from '../../../../contract/limits.ts';
import { language, reloadOnLanguage } from '../../../i18n/language.ts';
import { amountText } from '../../../features/wallet/wallet.ts';
import { resource } from '../../../gateway/resource.ts';
import { Autoscroll } from '../../../ui/autoscroll/autoscroll.tsx';
import { onSeen } from '../../../ui/motion/motion.ts';
import { Live } from '../../../ui/live/live.tsx';
import { homePaused, pauseLabels } from '../slides.ts';
import { EmptyList } from '../lists.tsx';
import { buttonStands, matchesTurn } from './matches.tsx';
import './below.css';

export const winnerList = resource(winnersEndpoint, () => ({
  gameCategory: 'ALL',
  language: language.peek(),
  limitNum: limits.winners,
}));

/** The highest amounts first, as many as the board shows (H10). */
export const topWinners = (list: readonly Winner[]): Winner[] =>
  list.slice().sort((one, other) => other.vo.winAmount - one.vo.winAmount).slice(0, limits.winners);

const board = computed(() => topWinners(winnerList.value.value ?? []));

/** A place on the board. Both change with the list and are bound to text nodes: a new list renders nothing. */
interface WinnerRow {
  name: ReadonlySignal<string>;
  amount: ReadonlySignal<string>;
}

const rows: WinnerRow[] = [];

const openRow = (index: number): WinnerRow => ({
  name: computed(() => board.value[index]?.vo.customerName ?? ''),
  amount: computed(() => {
    const winner = board.value[index];
    return winner ? amountText(winner.vo.winAmount) : '';
  }),
});

/** The places of the board: another array only when their number changes. */
export const winnerRows = computed(() => rowsFor(count.value));

const count = computed(() => board.value.length);

function rowsFor(wanted: number): readonly WinnerRow[] {
  while (rows.length < wanted) rows.push(openRow(rows.length));
  return rows.slice(0, wanted);
}

/** ms between two loads of the board while it is on the screen; a new one is a frame of 200 ms on a phone 20 times slower */
const refresh = 60_000;

const row = ({ name, amount }: WinnerRow, at: number) => (
  <div className="winner">
    <span className="winner-rank numbers">{at + 1}</span>
    <Live className="ellipsis" text={name} />
    <Live className="winner-amount numbers" text={amount} />
  </div>
);

/** Reloads the board every `refresh` ms while `element` is in the viewport and the page is visible. Returns the function that stops it. */
function keepFresh(element: Element): () => void {
  let asked = performance.now();
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(() => {
      asked = performance.now();
      if (!document.hidden) void winnerList.load();
      wait();
    }, asked + refresh - performance.now());
  };
  const stop = onSeen(element, (seen) => {
    clearTimeout(timer);
    if (seen) wait();
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** Moves the focus past the list, to the next heading or the foot. */
function goPast(list: Element): void {
  const next = Array.from(document.querySelectorAll<HTMLElement>('main h2, .home-footer')).find((one) => list.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
  if (!next) return;
  next.tabIndex = -1;
  next.focus();
}

/** The day's highest winners (H10). Their names and amounts change in place. */
export function Winners({ t }: { t: TFunction }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => reloadOnLanguage(winnerList.load), []);
  useEffect(() => keepFresh(root.current!), []);
  const places = winnerRows.value;
  const none = !places.length && (winnerList.value.value || winnerList.failure.value);
  return (
    <div ref={root}>
      {/* For a screen reader, a hundred rows are three hundred stops. */}
      {!none && (
        <button type="button" className="winners-past" onClick={() => goPast(root.current!)}>
          {t('winners.past')}
        </button>
      )}
      {none ? (
        <EmptyList list={winnerList} empty={t('winners.none')} />
      ) : (
        <Autoscroll
          label={t('winners.title')}
          paused={homePaused}
          labels={buttonStands() || matchesTurn() ? {} : pauseLabels(t)}
          items={places}
          itemKey={(_, at) => String(at)}
          render={row}
        />
      )}
    </div>
  );
}
