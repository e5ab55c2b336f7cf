import { useLayoutEffect, useRef } from 'react';
import { effect, type ReadonlySignal } from '@preact/signals-react';
import { places, type PlaceName } from '../../../contract/places.ts';
import { pictureSource } from '../picture/picture.tsx';

interface SlidePictureProps {
  /** whether its slide is shown, or may be shown next */
  near: ReadonlySignal<boolean>;
  /** address as the platform writes it */
  of: string;
  at: PlaceName;
  alt: string;
  className: string;
}

/**
 * A picture of the platform that is requested when its slide is about to be shown. The address is set without a render,
 * because a turn renders nothing, and in a task of its own, because each request takes a weak phone some time.
 */
export function SlidePicture({ near, of, at, alt, className }: SlidePictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [width, height] = places[at];
  // A layout effect: passive ones end after the next paint, when the timer would find the picture gone.
  useLayoutEffect(
    () =>
      effect(() => {
        const { naturalWidth } = image.current!;
        const { sizes = '', srcSet: srcset = '', src } = pictureSource(of, at);
        // Setting the same address again would take a frame at each turn. Only a failed picture is tried again.
        if (!near.value || (naturalWidth && image.current!.getAttribute('src') === src)) return undefined;
        const timer = setTimeout(() => Object.assign(image.current!, { sizes, srcset, src }));
        return () => clearTimeout(timer);
      }),
    [near, of, at],
  );
  return <img ref={image} className={className} alt={alt} width={width} height={height} decoding="async" />;
}
