import { Places } from '../../../ui/async/places.tsx';
import './draws.css';

/** Placeholders of the next draws, in their final size. */
export const drawPlaces = <Places count={4} className="scroll-row next-draws" item="card next-draw" />;
