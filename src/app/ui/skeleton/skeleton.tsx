import { useTranslation } from 'react-i18next';
import './skeleton.css';
import './skeleton-view.css';

/**
 * A placeholder for a part of a screen: `line` and `short` of text, `tabs`, a `field` with the room of its fault, a
 * `button`, two or three small ones beside each other (`halves`, `thirds`), a `card` of some lines, a screen's main
 * figure (`hero`), a `chart`, a `square` code; or a number: a card of as many rows, each with an icon and two lines.
 */
export type Part = 'line' | 'short' | 'tabs' | 'field' | 'button' | 'halves' | 'thirds' | 'card' | 'hero' | 'chart' | 'square' | number;

const inside: { readonly [part in Part]?: number } = { halves: 2, thirds: 3 };

const words = (
  <>
    <span className="skeleton-line skeleton-short" />
    <span className="hint skeleton-line" />
  </>
);

function Place({ part }: { part: Part }) {
  if (typeof part === 'number') {
    return (
      <div className="card divided place-rows">
        {Array.from({ length: part }, (_, at) => (
          <div key={at} className="row list-row">
            <span className="place-icon" />
            <span className="fill row-words">{words}</span>
          </div>
        ))}
      </div>
    );
  }
  if (part === 'line' || part === 'short') return <span className={`skeleton-line skeleton-${part} place-text`} />;
  if (part === 'card' || part === 'hero') {
    return (
      <div className={`${part} place-words`}>
        {words}
        <span className="skeleton-line skeleton-short" />
      </div>
    );
  }
  const parts = inside[part];
  return (
    <div className={parts ? 'place-beside' : `place place-${part}`}>
      {parts !== undefined && Array.from({ length: parts }, (_, at) => <span key={at} className="place" />)}
    </div>
  );
}

/** Placeholders of a screen's parts in their final shape. A screen's own style may make them higher. */
export const Outline = ({ of }: { of: readonly Part[] }) => (
  <div className="skeleton" aria-hidden="true">
    {Array.from(of, (part, at) => (
      <Place key={at} part={part} />
    ))}
  </div>
);

/** An `Outline` that also tells screen readers that the content is loading. */
export function Skeleton({ of }: { of: readonly Part[] }) {
  const { t } = useTranslation('shell');
  return (
    <div aria-busy="true">
      <p className="unseen" role="status">
        {t('loading')}
      </p>
      <Outline of={of} />
    </div>
  );
}
