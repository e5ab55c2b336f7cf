import { lazy } from '../../runtime/lazy/lazy.ts';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { GameSkeletons } from './game-skeletons.tsx';

const belowFold = lazy(() => import('./below-fold/index.tsx'), { strings: ['homeMore', 'common'] });
const lotteries = lazy(() => import('./lotteries.tsx'), { strings: ['homeMore', 'common'] });

/** Everything below the games, once the page is idle. Nothing stands below it that it could move. */
export const LazySections = () => <Lazy of={belowFold} when="idle" />;

/** The lotteries of the selected category. */
export const Lotteries = () => <Lazy of={lotteries} fallback={<GameSkeletons />} />;
