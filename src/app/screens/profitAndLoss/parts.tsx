import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResultPart } from '../../../contract/endpoints/records.ts';
import { signedText } from '../../features/records/signed-text.ts';
import { amountText } from '../../features/wallet/amount-text.ts';
import { Chips } from '../../ui/chips/chips.tsx';

type By = 'category' | 'vendor';

interface Sum {
  name: string;
  staked: number;
  net: number;
}

/** The parts added up by one of their names, the dearest first. */
function summed(parts: readonly ResultPart[], by: By): Sum[] {
  const sums = new Map<string, Sum>();
  for (const part of parts) {
    const name = part[by];
    const before = sums.get(name) ?? { name, staked: 0, net: 0 };
    sums.set(name, { name, staked: before.staked + part.staked, net: before.net + part.net });
  }
  return Array.from(sums.values()).sort((one, other) => other.staked - one.staked);
}

/** Result by category, or by vendor. */
export function Parts({ parts }: { parts: readonly ResultPart[] }) {
  const { t } = useTranslation('profitAndLoss');
  const [by, setBy] = useState<By>('category');
  if (!parts.length) return null;
  const labelOf = (name: string) => {
    if (!name || name === 'OTHER') return t('other');
    return by === 'category' ? t(`shell:category.${name}`, { defaultValue: name }) : name;
  };
  return (
    <section>
      <h2 className="net-heading">{t('parts')}</h2>
      <Chips label={t('by')} chips={(['category', 'vendor'] as const).map((name) => ({ name, label: t(name) }))} chosen={by} choose={(name) => setBy(name as By)} panel="card net-parts" />
      <div id="net-parts" role="tabpanel" aria-labelledby={`chip-${by}`}>
        <ul className="net-parts">
          {summed(parts, by).map(({ name, staked, net }) => (
            <li key={name} className="row net-part">
              <span className="net-part-name">
                {labelOf(name)}
                <span className="hint net-part-staked numbers">{t('stakedOf', { amount: amountText(staked) })}</span>
              </span>
              <span className={`numbers net-part-sum ${net < 0 ? 'trouble' : net > 0 ? 'won' : ''}`}>{signedText(net)}</span>
            </li>
          ))}
        </ul>
      </div>
      <p className="hint net-note">{t('open')}</p>
    </section>
  );
}
