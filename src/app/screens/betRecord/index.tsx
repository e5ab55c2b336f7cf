import { useTranslation } from 'react-i18next';
import { betRecord, type BetLine } from '../../../contract/endpoints/records.ts';
import { betStates } from '../../../contract/records.ts';
import { momentText, timeText } from '../../i18n/instant.ts';
import type { Fact } from '../../ui/facts/facts.tsx';
import { amountText, signedText } from '../../features/wallet/wallet.ts';
import { RecordScreen } from '../../features/record-screen/record-screen.tsx';

/** The result of a bet so far: its stake counts as lost until it is settled. */
const resultOf = ({ payout, stake }: BetLine): number => payout - stake;

function toneOf(bet: BetLine): 'quiet' | 'won' | undefined {
  switch (bet.state) {
    case 'open':
    case 'refunded':
    case 'unknown':
      return 'quiet';
    case 'won':
    case 'lost':
      return resultOf(bet) > 0 ? 'won' : undefined;
  }
}

/** A bet whose result stands in no amount: it goes on, or the phone does not know its state. */
const isOpen = ({ state }: BetLine): boolean => state === 'open' || state === 'unknown';

/** The betting record: every round, match and ticket with what came out. */
export default function BetRecord() {
  const { t } = useTranslation('betRecord');
  // A prize below the stake is a loss: 'won' beside it would be a loss disguised as a win.
  const stateOf = (bet: BetLine) =>
    bet.state === 'won' && resultOf(bet) <= 0 ? t('status.returned', { amount: amountText(bet.payout) }) : t(`status.${bet.state}`);
  const pickOf = ({ ticket }: BetLine) => ticket && [t(`kind.${ticket.kind}`, { defaultValue: ticket.kind }), ticket.pick].filter(Boolean).join(' ');
  const factsOf = (bet: BetLine): Fact[] => [
    [t('state'), stateOf(bet)],
    [t('stake'), amountText(bet.stake)],
    [t('payout'), isOpen(bet) ? undefined : amountText(bet.payout)],
    [t('pick'), pickOf(bet) ?? (bet.title === bet.name ? undefined : bet.title)],
    [t('period'), bet.ticket?.period],
    [t('drawn'), bet.ticket?.number],
    [t('category'), bet.category && t(`shell:category.${bet.category}`, { defaultValue: bet.category })],
    [t('vendor'), bet.vendor],
    [t('placed'), momentText(bet.placedAt)],
    [t('settled'), bet.settledAt && momentText(bet.settledAt)],
  ];
  return (
    <RecordScreen
      name="betRecord"
      endpoint={betRecord}
      of="bets"
      types={betStates}
      sums={({ paidIn, paidOut }) => [[t('staked'), paidOut], [t('returned'), paidIn]]}
      line={(bet) => ({
        at: bet.placedAt,
        title: bet.name,
        note: [timeText(bet.placedAt), stateOf(bet)].join(' · '),
        amount: isOpen(bet) ? amountText(bet.stake) : signedText(resultOf(bet)),
        tone: toneOf(bet),
        // A lost bet's result is its stake already.
        under: isOpen(bet) || !bet.payout ? undefined : t('ofStake', { amount: amountText(bet.stake) }),
        facts: () => factsOf(bet),
        reference: bet.reference,
      })}
    />
  );
}
