import { useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readJson, sessionStore, storageKeys } from '../../../device/storage.ts';
import { loadNamespaces } from '../../../i18n/index.ts';
import { paths } from '../../../paths.ts';
import { routeOf, unknownRoute } from '../../../routes.ts';
import { takeReturn } from '../../../runtime/router/navigate.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { gameShelf } from '../../games/games.ts';

/** Properties of `Wanted`, for the layout that loads it later. */
export interface WantedProps {
  /** the screen's name, which selects its words */
  name: string;
  /** tells whether this replaces the screen's own heading and purpose */
  takePlace: (isTaken: boolean) => void;
}

/** The screens that name something: a game, or a page as well. A trial opens only games, and recovery opens nothing. */
const naming: Readonly<Record<string, 'games' | 'all'>> = { login: 'all', register: 'all', trial: 'games' };

/** The game of a `gameAddress` that was opened directly, if it is a hot one: no call finds a game by its id. */
function useHotGame(url: string, named: boolean) {
  const { value, load } = gameShelf('HOT');
  const id = !named && url.startsWith(`${paths.play}?`) ? new URLSearchParams(url.split('?')[1]).get('game') : null;
  useEffect(() => void (id && !value.peek() && load()), [id]);
  return id ? value.value?.find(({ nodeId }) => nodeId === id) : undefined;
}

/** Names what opens after login or registration: the game with its picture, or the page. */
export function Wanted({ name, takePlace }: WantedProps) {
  const { t } = useTranslation('wanted');
  const [url] = useState(() => takeReturn(true));
  const [kept] = useState(() => readJson<Partial<Record<'url' | 'name' | 'art', string>>>(sessionStore, storageKeys.wanted));
  const [path] = url.split('?');
  const isGame = path === paths.play || path === paths.launchGame;
  const names = naming[name];
  const known = kept?.url === url ? kept : undefined;
  const hot = useHotGame(url, known !== undefined);
  const game = known ?? (hot && { name: hot.gameName, art: hot.iconUrl });
  const route = routeOf(path!);
  const titled = names === 'all' && !isGame && route !== unknownRoute && route.header !== 'home';
  const [worded, setWorded] = useState(false);
  useEffect(() => {
    // On failure the screen's own words stay.
    if (isGame || titled) loadNamespaces(titled ? ['wanted', route.name] : ['wanted']).then(() => setWorded(true), () => {});
  }, []);
  const played = worded && names && isGame ? game?.name : undefined;
  const isShown = Boolean(played) || (worded && titled);
  useLayoutEffect(() => takePlace(isShown), [isShown]);
  if (!isShown) return null;
  if (played) {
    return (
      <div className="row wanted">
        {game!.art && <Picture className="wanted-art" of={game!.art} at={path === paths.play ? 'card' : 'lottery'} first />}
        <h2 className="auth-layout-heading clamp">{t(`${name}.game`, { name: played })}</h2>
      </div>
    );
  }
  return (
    <>
      <h2 className="auth-layout-heading">{t(`${name}.heading`)}</h2>
      <p className="quiet auth-layout-purpose">{t('page', { page: t(`${route.name}:title`) })}</p>
    </>
  );
}
