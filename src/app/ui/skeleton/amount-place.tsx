import './skeleton.css';
import './amount-place.css';

/** Placeholder of an amount or another short figure that is loading; for a failed one a dash is shown. */
export const amountPlace = <span className="skeleton skeleton-line amount-place" aria-hidden="true" />;
