import { computed } from '@preact/signals-react';
import type { ReadonlySignal } from '@preact/signals-react';
import { winners as winnersEndpoint } from '../../../../contract/endpoints/board.ts';
import type { Winner } from '../../../../contract/endpoints/board.ts';
import { limits } from '../../../../contract/limits.ts';
import { language } from '../../../i18n/language.ts';
import { amountText } from '../../../features/wallet/amount-text.ts';
import { resource } from '../../../gateway/resource.ts';

export const winnerList = resource(winnersEndpoint, () => ({
  gameCategory: 'ALL',
  language: language.peek(),
  limitNum: limits.winners,
}));

/** The highest amounts first, as many as the board shows (H10). */
export const ranked = (list: readonly Winner[]): Winner[] =>
  list.slice().sort((one, other) => other.vo.winAmount - one.vo.winAmount).slice(0, limits.winners);

const board = computed(() => ranked(winnerList.value.value ?? []));

/** A place on the board. Both change with the list and are bound to text nodes: a new list renders nothing. */
export interface WinnerRow {
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
