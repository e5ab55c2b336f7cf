import { Places } from '../../../ui/async/places.tsx';
import './draws.css';

/** The places of the next draws, as large as these. */
export const drawPlaces = <Places count={4} className="scroll-row next-draws" item="card next-draw" />;
