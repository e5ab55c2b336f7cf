import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstVendor, slots } from '../../../contract/slots.ts';
import { Screen } from '../../ui/screen/screen.tsx';
import { loadGameLists } from '../../features/play/game-lists.ts';
import { categoryMenu, sorting, vendorList, vendorName } from '../../features/games/games.ts';
import { Chips } from '../../ui/chips/chips.tsx';
import { Section } from '../../ui/section/section.tsx';
import { ContinuePlaying, useRecentSlots } from './continue-playing.tsx';
import { recentList } from './recent-games.ts';
import { slotsOf } from './slots.ts';
import { VendorGamesSkeleton, VendorGames } from './vendor-games.tsx';
import './slots-center.css';

const panel = 'slots-games';

/** The slots: what the member played last, and the games of each vendor (G §2). */
export default function SlotsCenter() {
  const { t } = useTranslation('slotsCenter');
  const [asked, setAsked] = useState(firstVendor);
  useEffect(loadGameLists, []);
  const recent = useRecentSlots();
  // Drawn games stay where they are: what the member played last, of whom the page knew nothing, then comes below them.
  const [stands] = useState(() => slotsOf(firstVendor).value.peek() !== undefined && recentList.value.peek() === undefined);
  // Else it comes above and would push the list down, so that waits for it. Vendor names differ in width from their codes, so the chips wait for the names.
  const known = stands || recent;
  const waiting = !known || !(sorting.value.value || sorting.failure.value) || !(vendorList.value.value || vendorList.failure.value);
  const menu = !waiting && sorting.value.value ? categoryMenu(sorting.value.value) : [];
  const vendors = menu.find(({ category }) => category === slots)?.vendors ?? [];
  const chosen = waiting || vendors.includes(asked) ? asked : '';
  const played = recent && recent.length > 0 && <ContinuePlaying games={recent} />;
  return (
    <Screen name="slotsCenter" title={t('title')}>
      {!stands && played}
      <Section key={known ? 'vendors' : 'places'} title={t('vendors')}>
        <Chips
          label={t('vendors')}
          chips={[{ name: '', label: t('all') }, ...vendors.map((code) => ({ name: code, label: vendorName(code) }))]}
          chosen={chosen}
          choose={setAsked}
          panel={panel}
          waiting={waiting}
        />
        <div className={chosen ? 'slots-games slots-of-one' : 'slots-games'} id={panel} role="tabpanel" aria-labelledby={`chip-${chosen}`}>
          {known ? <VendorGames key={chosen} code={chosen} /> : <VendorGamesSkeleton />}
        </div>
      </Section>
      {stands && played}
    </Screen>
  );
}
