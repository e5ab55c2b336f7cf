import { useEffect } from 'react';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { GameSkeletons } from './game-skeletons.tsx';
import { homeSeen, watchSeen } from './home-seen.ts';

const belowFold = lazy(() => import('./below-fold/index.tsx'), { strings: ['homeMore', 'common'] });
const lotteries = lazy(() => import('./lotteries.tsx'), { strings: ['homeMore', 'common'] });

/** Everything below the games, and the popups, once home has been seen. Nothing stands below it that it could move. */
export function LazySections() {
  useEffect(watchSeen, []);
  return homeSeen.value ? <Lazy of={belowFold} when="idle" /> : null;
}

/** The lotteries of the selected category. */
export const Lotteries = () => <Lazy of={lotteries} fallback={<GameSkeletons />} />;
