import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Playable } from '../../shell/playable.tsx';
import { loadInEachLanguage } from '../../state/language-change.ts';
import { recentList } from '../../state/recent.ts';
import { session } from '../../state/session.ts';
import { Section } from '../../ui/section/section.tsx';
import { Shelf, ShelfSkeleton } from '../../ui/shelf/shelf.tsx';
import { slots } from './slots.ts';

/** The slots that the member played last (G12); nothing where there are none. */
export function ContinuePlaying() {
  const { t } = useTranslation('slotsCenter');
  const token = session.value?.token;
  useEffect(() => (token ? loadInEachLanguage(recentList.load) : undefined), [token]);
  const games = recentList.value.value?.filter(({ gameType }) => gameType === slots);
  if (!token || (games ? !games.length : recentList.failure.value)) return null;
  return (
    <Section title={t('recent')}>
      {games ? (
        <Shelf label={t('recent')} items={games} nameOf={(game) => game.nodeId} render={(game) => <Playable game={game} />} />
      ) : (
        <ShelfSkeleton />
      )}
    </Section>
  );
}
