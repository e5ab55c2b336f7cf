import { pageData } from '../../device/page-data.ts';
import './brand.css';

/** The merchant's mark. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <path d="M7 21C7 12 13 7.5 25 7c.5 11-4.5 17-13 17-2 0-3.5-.5-4-1z" />
      <path d="M7 26c2-6 6-10.5 11.5-13" />
    </svg>
  );
}

/** The merchant's mark and name. */
export function Brand() {
  return (
    <span className="brand">
      <Mark />
      <span className="brand-name">{pageData.merchant.name}</span>
    </span>
  );
}
