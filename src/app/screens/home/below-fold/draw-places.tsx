import './draws.css';

const shown = Array.from({ length: 4 });

/** The places of the next draws, as large as these. */
export const DrawPlaces = () => (
  <div className="scroll-row next-draws skeleton" aria-hidden="true">
    {/* eslint-disable-next-line react/no-array-index-key -- a place is its number */}
    {shown.map((_, at) => <span key={at} className="card next-draw" />)}
  </div>
);
