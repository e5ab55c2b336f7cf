import { Outline } from '../../../ui/skeleton/skeleton.tsx';

/** Placeholders of a plan's terms and of the two answers. */
export const planPlaces = <Outline of={['card', 'card', 'chart', 'halves']} />;
