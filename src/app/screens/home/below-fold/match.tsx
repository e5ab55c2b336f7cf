import type { ReadonlySignal } from '@preact/signals-react';
import { SlidePicture } from '../../../ui/carousel/slide-picture.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';

interface CrestProps {
  path: string;
  size: number;
  /** on a slide: whether it is about to be shown */
  near?: ReadonlySignal<boolean>;
}

/** The mark of a team. */
export function Crest({ path, size, near }: CrestProps) {
  const same = { className: 'match-crest', of: path, at: size > 28 ? 'emblem' : 'crest' } as const;
  return near ? <SlidePicture near={near} alt="" {...same} /> : <Picture {...same} />;
}
