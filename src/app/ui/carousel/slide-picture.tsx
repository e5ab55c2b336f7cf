import { useLayoutEffect, useRef } from 'react';
import { effect, type ReadonlySignal } from '@preact/signals-react';
import { places, type PlaceName } from '../../../contract/places.ts';
import { pictureSource } from '../picture/picture.tsx';

interface SlidePictureProps {
  /** its slide is the one shown, or may be shown next */
  near: ReadonlySignal<boolean>;
  /** address as the platform writes it */
  of: string;
  at: PlaceName;
  alt: string;
  className: string;
}

/**
 * A picture that is asked for when its slide is about to be shown: who turns none pays for none. A turn draws nothing
 * anew, so the address is written past the tree; in a task of its own, as each request costs a weak phone some of its
 * time.
 */
export function SlidePicture({ near, of, at, alt, className }: SlidePictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [width, height] = places[at];
  // Ends with the picture: other effects end after the next paint, and a timer in between finds it gone.
  useLayoutEffect(
    () =>
      effect(() => {
        const { naturalWidth } = image.current!;
        const { sizes = '', srcSet: srcset = '', src } = pictureSource(of, at);
        // Written again, the same address is drawn anew: a frame at each turn. Only a picture that failed has another try.
        if (!near.value || (naturalWidth && image.current!.getAttribute('src') === src)) return undefined;
        const timer = setTimeout(() => Object.assign(image.current!, { sizes, srcset, src }));
        return () => clearTimeout(timer);
      }),
    [near, of, at],
  );
  return <img ref={image} className={className} alt={alt} width={width} height={height} decoding="async" />;
}
