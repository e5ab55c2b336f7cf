import { paths, withQuery } from '../../paths.ts';
import { vendorList, vendorName } from '../../features/games/games.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { useProgressiveCount } from '../../runtime/scheduling/use-progressive-count.ts';
import './vendor-links.css';

/** Links drawn in one frame: as many as a phone shows before the row is scrolled. */
const step = 4;

interface VendorLinksProps {
  label: string;
  /** codes of the vendors */
  codes: readonly string[];
  /** the category whose games the links lead to; none: all of the vendor's */
  gameType?: string;
}

/** Vendors in one row that scrolls sideways; each leads to its games. */
export function VendorLinks({ label, codes, gameType }: VendorLinksProps) {
  // Their names are not as wide as their codes: the links wait for them.
  const waiting = !vendorList.value.value && !vendorList.failure.value;
  const drawn = useProgressiveCount(waiting ? 0 : codes.length, step);
  if (waiting) return <div className="scroll-row vendor-links vendor-links-waiting" aria-hidden="true" />;
  const icons = new Map(vendorList.value.value?.map(({ vassalage, mobileSmallIcon }) => [vassalage, mobileSmallIcon]));
  return (
    <ul className="scroll-row vendor-links" aria-label={label}>
      {codes.slice(0, drawn).map((code) => (
        <li key={code}>
          <a className="inner-focus card row vendor-link" href={withQuery(paths.gameList, { gameType, vendors: code })}>
            <span className="vendor-link-icon">{icons.has(code) && <Picture of={icons.get(code)!} at="icon" />}</span>
            {vendorName(code)}
          </a>
        </li>
      ))}
    </ul>
  );
}
