import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../contract/endpoints/games.ts';
import { slots } from '../../../contract/slots.ts';
import { PlayableCard } from '../../features/play/playable-card.tsx';
import { reloadOnLanguage } from '../../i18n/reload-on-language.ts';
import { recentList } from './recent-games.ts';
import { session } from '../../features/session/session.ts';
import { Section } from '../../ui/section/section.tsx';
import { Shelf } from '../../ui/shelf/shelf.tsx';

const none: readonly Game[] = [];

/** The slots that the member played last (G12); none for a visitor or after a failure; undefined while they load. */
export function useRecentSlots(): readonly Game[] | undefined {
  const token = session.value?.token;
  useEffect(() => (token ? reloadOnLanguage(recentList.load) : undefined), [token]);
  if (!token || (!recentList.value.value && recentList.failure.value)) return none;
  return recentList.value.value?.filter(({ gameType }) => gameType === slots);
}

export function ContinuePlaying({ games }: { games: readonly Game[] }) {
  const { t } = useTranslation('slotsCenter');
  return (
    <Section title={t('recent')}>
      <Shelf label={t('recent')} items={games} nameOf={(game) => game.nodeId} render={(game) => <PlayableCard t={t} game={game} />} />
    </Section>
  );
}
