import './skeleton.css';
import './amount-place.css';

/** The place of an amount, or of another short figure, that is on its way; a dash is one that failed. */
export const amountPlace = <span className="skeleton skeleton-line amount-place" aria-hidden="true" />;
