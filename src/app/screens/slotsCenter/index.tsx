import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstVendor, slots } from '../../../contract/slots.ts';
import { Screen } from '../../ui/screen/screen.tsx';
import { loadGameLists } from '../../features/games/game-lists.ts';
import { categoryMenu, sorting, vendorList, vendorName } from '../../features/games/games.ts';
import { Chips } from '../../ui/chips/chips.tsx';
import { Section } from '../../ui/section/section.tsx';
import { ContinuePlaying, useRecentSlots } from './continue-playing.tsx';
import { VendorGamesSkeleton, VendorGames } from './vendor-games.tsx';
import './slots-center.css';

const panel = 'slots-games';

/** The slots: what the member played last, and the games of each vendor (G §2). */
export default function SlotsCenter() {
  const { t } = useTranslation('slotsCenter');
  const [asked, setAsked] = useState(firstVendor);
  useEffect(loadGameLists, []);
  const recent = useRecentSlots();
  // The games played last come above and would push the list down, so it waits for them. Vendor names differ in width from their codes, so the chips wait for the names.
  const waiting = !recent || !(sorting.value.value || sorting.failure.value) || !(vendorList.value.value || vendorList.failure.value);
  const menu = !waiting && sorting.value.value ? categoryMenu(sorting.value.value) : [];
  const vendors = menu.find(({ category }) => category === slots)?.vendors ?? [];
  const chosen = waiting || vendors.includes(asked) ? asked : '';
  return (
    <Screen name="slotsCenter" title={t('title')}>
      {recent && recent.length > 0 && <ContinuePlaying games={recent} />}
      <Section key={recent ? 'vendors' : 'places'} title={t('vendors')}>
        <Chips
          label={t('vendors')}
          chips={[{ name: '', label: t('all') }, ...vendors.map((code) => ({ name: code, label: vendorName(code) }))]}
          chosen={chosen}
          choose={setAsked}
          panel={panel}
          waiting={waiting}
        />
        <div className={chosen ? 'slots-games slots-of-one' : 'slots-games'} id={panel} role="tabpanel" aria-labelledby={`chip-${chosen}`}>
          {recent ? <VendorGames key={chosen} code={chosen} /> : <VendorGamesSkeleton />}
        </div>
      </Section>
    </Screen>
  );
}
