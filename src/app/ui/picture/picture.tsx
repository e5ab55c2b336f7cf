import { places } from '../../../contract/places.ts';
import type { PlaceName } from '../../../contract/places.ts';
import { pictureSource } from './picture-source.ts';

interface PictureProps {
  /** address as the platform writes it */
  of: string;
  at: PlaceName;
  /** what it shows; empty where a text beside it says that */
  alt?: string;
  className?: string;
  /** what the page shows first: it waits for no layout, and goes before the rest */
  first?: boolean;
}

/** A picture of the platform in its place. Its style gives it a ground of a plain colour; one that does not come is mended by `retryPictures`. */
export function Picture({ of, at, alt = '', className, first }: PictureProps) {
  const [width, height] = places[at];
  const how = first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const, decoding: 'async' as const };
  return <img className={className} alt={alt} width={width} height={height} {...how} {...pictureSource(of, at)} />;
}
