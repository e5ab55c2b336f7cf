import { useState } from 'react';
import type { TFunction } from 'i18next';
import { asksToSaveData, browserSavesData, setSavesData } from '../../device/save-data.ts';
import { gauge } from './shapes.ts';
import { SwitchRow } from './switch-row.tsx';

/** Data saving: on where the browser saves data already, which only the browser can end. */
export function DataSaving({ t }: { t: TFunction }) {
  const [on, setOn] = useState(asksToSaveData);
  const fixed = browserSavesData();
  const change = (wanted: boolean) => {
    setSavesData(wanted);
    setOn(wanted);
  };
  return <SwitchRow shape={gauge} label={t('saveData')} hint={t(fixed ? 'saveDataFixed' : 'saveDataHint')} on={on || fixed} disabled={fixed} onChange={change} />;
}
