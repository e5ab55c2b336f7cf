import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recentGames } from '../../../contract/endpoints/play.ts';
import type { Game } from '../../../contract/endpoints/games.ts';
import { firstVendor, slots } from '../../../contract/slots.ts';
import { language, reloadOnLanguage } from '../../i18n/language.ts';
import { resource } from '../../gateway/resource.ts';
import { onSessionEnd, session } from '../../features/session/session.ts';
import { PlayableCard } from '../../features/play/playable-card.tsx';
import { openGameSheet } from '../../features/play/open-sheet.ts';
import { Section } from '../../ui/section/section.tsx';
import { Shelf } from '../../ui/shelf/shelf.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { loadGameLists } from '../../features/play/favourites.ts';
import { categoryMenu, sorting, vendorList, vendorName } from '../../features/games/games.ts';
import { Chips } from '../../ui/chips/chips.tsx';
import { slotsOf, VendorGames, vendorGamePlaces } from './vendor-games.tsx';
import './slots-center.css';

/** The games that the member played last, newest first (G12). */
const recentList = resource(recentGames, () => ({ language: language.peek() }));

onSessionEnd(recentList.clear);

const none: readonly Game[] = [];

/** The slots that the member played last (G12); none for a visitor or after a failure; undefined while they load. */
function useRecentSlots(): readonly Game[] | undefined {
  const token = session.value?.token;
  useEffect(() => (token ? reloadOnLanguage(recentList.load) : undefined), [token]);
  if (!token || (!recentList.value.value && recentList.failure.value)) return none;
  return recentList.value.value?.filter(({ gameType }) => gameType === slots);
}

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
  const played = recent && recent.length > 0 && (
    <Section title={t('recent')}>
      <Shelf label={t('recent')} items={recent} nameOf={(game) => game.nodeId} render={(game) => <PlayableCard openSheet={openGameSheet} t={t} game={game} />} />
    </Section>
  );
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
        <div className="slots-games" id={panel} role="tabpanel" aria-labelledby={`chip-${chosen}`}>
          {known ? <VendorGames key={chosen} code={chosen} /> : vendorGamePlaces}
        </div>
      </Section>
      {stands && played}
    </Screen>
  );
}
