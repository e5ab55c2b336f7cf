import { lazy } from '../../runtime/lazy/lazy.ts';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { reached } from '../../runtime/scheduling/schedule.ts';
import { GamePlaces } from './game-places.tsx';

const belowFold = lazy(() => import('./below-fold/index.tsx'), { strings: ['homeMore', 'common'] });
const lotteries = lazy(() => import('./lotteries.tsx'), { strings: ['homeMore', 'common'] });

/** Everything below the games, once the person comes near it. Nothing stands below it that it could move. */
export const LazySections = () => (reached.end.value ? <Lazy of={belowFold} when="idle" /> : null);

/** The lotteries of the selected category. */
export const Lotteries = () => <Lazy of={lotteries} fallback={<GamePlaces />} />;
