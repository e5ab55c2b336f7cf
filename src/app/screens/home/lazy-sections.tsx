// What of home no first paint needs: each part is a chunk of its own.
import { useEffect } from 'react';
import { whenIdle } from '../../runtime/scheduling/idle.ts';
import { part } from '../../runtime/lazy/part.ts';
import { usePart } from '../../runtime/lazy/use-part.ts';
import { GameSkeletons } from './game-skeletons.tsx';

const below = part(() => import('./below-fold/index.tsx'), ['homeMore', 'common']);
const lotteries = part(() => import('./lotteries.tsx'), ['homeMore', 'common']);

/** ms until a part that could not be had is asked for again */
const again = 5_000;

/** What lies below the games, once the page is idle. Nothing stands below it that it could move. */
export function LazySections() {
  const Below = below.loaded.value;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const bring = () => {
      if (!gone) below.bring().catch(() => (timer = setTimeout(bring, again)));
    };
    whenIdle(bring);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, []);
  return Below ? <Below /> : null;
}

/** The lotteries of the chosen category. */
export function Lotteries() {
  const [Loaded] = usePart(lotteries);
  return Loaded ? <Loaded /> : <GameSkeletons />;
}
