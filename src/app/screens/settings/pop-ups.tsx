import { useState } from 'react';
import type { TFunction } from 'i18next';
import { setWantsPopups, wantsPopups } from '../../features/wants-popups.ts';
import { mail } from '../../ui/icon/shapes.ts';
import { SwitchRow } from './switch-row.tsx';

/** Whether the platform's announcements open over home: all that it sends unasked. */
export function PopUps({ t }: { t: TFunction }) {
  const [on, setOn] = useState(wantsPopups);
  const change = (wanted: boolean) => {
    setWantsPopups(wanted);
    setOn(wanted);
  };
  return <SwitchRow shape={mail} label={t('popUps')} hint={t('popUpsHint')} on={on} onChange={change} />;
}
