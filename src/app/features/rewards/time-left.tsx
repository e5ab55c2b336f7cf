import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { computed } from '@preact/signals-react';
import { dayLength } from '../../../contract/day.ts';
import { now, serverNow } from '../../runtime/clock.ts';
import { Countdown } from '../../ui/countdown/countdown.tsx';

/** Time until an instant (epoch ms): a countdown on its last day, before that `5 dias e 20 h`. */
export function TimeLeft({ until }: { until: number }) {
  const { t } = useTranslation('states');
  const remaining = useMemo(() => computed(() => Math.max(0, until - (now.value || serverNow()))), [until]);
  const left = until - serverNow();
  if (left <= dayLength) return <Countdown remaining={remaining} />;
  const hours = Math.floor(left / (60 * 60 * 1000));
  return <span className="numbers">{t('daysLeft', { count: Math.floor(hours / 24), hours: hours % 24 })}</span>;
}
