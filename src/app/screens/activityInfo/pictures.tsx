import { useEffect, useRef } from 'react';
import { signal, type Signal } from '@preact/signals-react';
import type { TFunction } from 'i18next';
import { applicationPictures, pictureType } from '../../../contract/application.ts';
import { uploadPicture } from '../../../contract/endpoints/promotions.ts';
import { failureText } from '../../gateway/failure.ts';
import { i18n } from '../../i18n/index.ts';
import { Bar } from '../../ui/bar/bar.tsx';
import { durations, toast } from '../../ui/messages/messages.ts';
import { close, Icon, refresh } from '../../ui/icon/icon.tsx';
import { upload } from './upload.ts';

/** A picture that the person has picked, on its way to the platform. */
export interface Picked {
  key: number;
  file: Blob;
  /** sent share of its bytes, 0 to 1 */
  sent: Signal<number>;
  state: Signal<'sending' | 'failed' | 'there'>;
  /** how the platform names it, once it is there */
  id: string;
  stop: () => void;
}

let lastKey = 0;

const tell = (sentence: string): void => void toast(sentence, durations.long, 'trouble');

/** A file's bytes: the file may change or be deleted before it is sent (again). Chromium 72 has no `Blob.arrayBuffer`. */
const bytesOf = async (file: File) => new Uint8Array(await new Response(file).arrayBuffer());

/** The pictures of one application: picked, checked, uploaded, removed. */
export function createPictures() {
  const picked = signal<readonly Picked[]>([]);
  let isShown = true;

  async function send(picture: Picked): Promise<void> {
    picture.state.value = 'sending';
    picture.sent.value = 0;
    const { done, stop } = upload(uploadPicture, picture.file, (share) => (picture.sent.value = share));
    picture.stop = stop;
    try {
      picture.id = (await done).id;
      picture.state.value = 'there';
    } catch (error) {
      picture.state.value = 'failed';
      // One that was removed, or whose page was left, was stopped on purpose.
      if (isShown && picked.peek().includes(picture)) tell(failureText(error));
    }
  }

  /** Adds the picked files; one that is not a picture, or is too large, is reported and left out. */
  async function add(files: readonly File[]): Promise<void> {
    for (const file of files) {
      if (picked.peek().length >= applicationPictures.most) return tell(i18n.t('activityInfo:apply.most'));
      const bytes = file.size > applicationPictures.bytes ? undefined : await bytesOf(file).catch(() => null);
      const type = bytes && pictureType(bytes);
      if (bytes === undefined) tell(i18n.t('common:error.picture.size'));
      else if (bytes === null) tell(i18n.t('activityInfo:apply.unreadable'));
      else if (!type) tell(i18n.t('common:error.picture.type'));
      else {
        const picture: Picked = { key: ++lastKey, file: new Blob([bytes], { type }), sent: signal(0), state: signal('sending'), id: '', stop: () => {} };
        picked.value = [...picked.peek(), picture];
        void send(picture);
      }
    }
  }

  function remove(picture: Picked): void {
    picked.value = picked.peek().filter((other) => other !== picture);
    picture.stop();
  }

  /** Stops all uploads, when the page is left. */
  function pause(): void {
    isShown = false;
    for (const picture of picked.peek()) picture.stop();
  }

  /** Uploads again what has not arrived, when the page is shown. */
  function resume(): void {
    isShown = true;
    for (const picture of picked.peek()) if (picture.state.peek() === 'failed') void send(picture);
  }

  return { picked, add, send, remove, pause, resume };
}

/** px of the preview's canvas, for a pixel ratio of 2 */
const side = 192;

/** Draws the middle of a picture. On a canvas, because the page's policy forbids `blob:` addresses. */
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

export function PictureTile({ t, picture, number, send, remove }: PictureTileProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    // An engine that cannot draw it shows the plain tile.
    draw(canvas.current!, picture.file).catch(() => {});
  }, [picture]);
  const state = picture.state.value;
  return (
    <li className={`picture-tile picture-tile-${state}`}>
      <canvas ref={canvas} width={side} height={side} className="cover picture-tile-preview" role="img" aria-label={t('apply.picture', { number })} />
      {state === 'failed' && (
        <button type="button" className="cover picture-tile-again" aria-label={t('apply.again', { number })} onClick={() => void send(picture)}>
          <Icon shape={refresh} />
        </button>
      )}
      {state !== 'there' && <Bar className={state === 'failed' ? 'picture-tile-bar bar-trouble' : 'picture-tile-bar'} part={picture.sent.value} whole={1} label={t('apply.uploading', { number })} />}
      <button type="button" className="icon-button picture-tile-remove" aria-label={t('apply.remove', { number })} onClick={() => remove(picture)}>
        <Icon shape={close} size={18} />
      </button>
    </li>
  );
}
