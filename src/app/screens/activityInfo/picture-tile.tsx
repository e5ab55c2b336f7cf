import { useEffect, useRef } from 'react';
import type { TFunction } from 'i18next';
import { useSignalEffect } from '@preact/signals-react';
import { Icon } from '../../ui/icon/index.tsx';
import { close, refresh } from '../../ui/icon/shapes.ts';
import type { Picked } from './pictures.ts';

/** px of the preview, for screens with two pixels to each */
const side = 192;

/** Draws the middle of a picture. On a canvas: the page's policy lets no picture in by an address of its own making. */
async function draw(canvas: HTMLCanvasElement, file: Blob): Promise<void> {
  const bitmap = await createImageBitmap(file);
  const scale = side / Math.min(bitmap.width, bitmap.height);
  const [width, height] = [bitmap.width * scale, bitmap.height * scale];
  canvas.getContext('2d')!.drawImage(bitmap, (side - width) / 2, (side - height) / 2, width, height);
}

interface PictureTileProps {
  t: TFunction;
  picture: Picked;
  /** from 1 */
  number: number;
  send: (picture: Picked) => Promise<void>;
  remove: (picture: Picked) => void;
}

/** A picked picture: its preview, how far it has gone, a way to take it out. */
export function PictureTile({ t, picture, number, send, remove }: PictureTileProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // An engine that cannot draw it shows the plain tile.
    draw(canvas.current!, picture.file).catch(() => {});
  }, [picture]);
  useSignalEffect(() => {
    bar.current!.style.transform = `scaleX(${picture.sent.value})`;
    bar.current!.setAttribute('aria-valuenow', String(Math.round(picture.sent.value * 100)));
  });
  const state = picture.state.value;
  return (
    <li className={`picture-tile picture-tile-${state}`}>
      <canvas ref={canvas} width={side} height={side} className="cover picture-tile-preview" role="img" aria-label={t('apply.picture', { number })} />
      {state === 'failed' && (
        <button type="button" className="cover picture-tile-again" aria-label={t('apply.again', { number })} onClick={() => void send(picture)}>
          <Icon shape={refresh} />
        </button>
      )}
      <div ref={bar} className="picture-tile-bar" role="progressbar" aria-label={t('apply.uploading', { number })} aria-valuemin={0} aria-valuemax={100} hidden={state === 'there'} />
      <button type="button" className="icon-button picture-tile-remove" aria-label={t('apply.remove', { number })} onClick={() => remove(picture)}>
        <Icon shape={close} size={18} />
      </button>
    </li>
  );
}
