import { useState } from 'react';
import type { TFunction } from 'i18next';
import { asksToSaveData, browserSavesData, setSavesData } from '../../device/save-data.ts';
import { Icon } from '../../ui/icon/index.tsx';
import { gauge } from './shapes.ts';

/** Data saving: on where the browser saves data already, which only the browser can end. */
export function DataSaving({ t }: { t: TFunction }) {
  const [on, setOn] = useState(asksToSaveData);
  const fixed = browserSavesData();
  return (
    <label className="row settings-row">
      <Icon shape={gauge} size={20} />
      <span className="fill settings-words">
        {t('saveData')}
        <span className="hint">{t(fixed ? 'saveDataFixed' : 'saveDataHint')}</span>
      </span>
      <input
        type="checkbox"
        className="settings-switch"
        checked={on || fixed}
        disabled={fixed}
        onChange={({ currentTarget: { checked } }) => {
          setSavesData(checked);
          setOn(checked);
        }}
      />
    </label>
  );
}
