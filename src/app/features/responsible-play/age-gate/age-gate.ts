import { lazyIsland } from '../../../ui/lazy/lazy.tsx';
// The question is drawn with the page, before its code is here.
import './age-gate.css';

/** The 18+ question, for visitors who have not answered it. */
export const ageGate = lazyIsland(() => import('./index.tsx'), { strings: ['ageGate'] });
