import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dayLength } from '../../../contract/day.ts';
import { serverNow } from '../../runtime/clock.ts';
import { Countdown } from '../../ui/countdown/countdown.tsx';
import { onPhone } from '../../ui/countdown/follow-seconds.ts';

/** Time until an instant (epoch ms): a countdown on its last day, before that `5 dias e 20 h`. */
export function TimeLeft({ until }: { until: number }) {
  const { t } = useTranslation('states');
  const end = useMemo(() => onPhone(until), [until]);
  const left = until - serverNow();
  if (left <= dayLength) return <Countdown end={end} />;
  const hours = Math.floor(left / (60 * 60 * 1000));
  return <span className="numbers">{t('daysLeft', { count: Math.floor(hours / 24), hours: hours % 24 })}</span>;
}
