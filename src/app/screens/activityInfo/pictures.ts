import { signal } from '@preact/signals-react';
import type { Signal } from '@preact/signals-react';
import { applicationPictures, pictureType } from '../../../contract/application.ts';
import { uploadPicture } from '../../../contract/endpoints/promotions.ts';
import { failureText } from '../../gateway/failure-text.ts';
import { upload } from './upload.ts';
import { i18n } from '../../i18n/index.ts';
import { toast, durations } from '../../ui/messages/messages.ts';

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

/** A file's bytes: on the phone it may change, or go, before it is sent, or sent again. `Blob.arrayBuffer` is not in Chromium 72. */
const bytesOf = async (file: File) => new Uint8Array(await new Response(file).arrayBuffer());

/** The pictures of one application. */
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

  /** The page is left: what is on its way stops. */
  function pause(): void {
    isShown = false;
    for (const picture of picked.peek()) picture.stop();
  }

  /** The page is shown: what has not arrived is sent. */
  function resume(): void {
    isShown = true;
    for (const picture of picked.peek()) if (picture.state.peek() === 'failed') void send(picture);
  }

  return { picked, add, send, remove, pause, resume };
}
