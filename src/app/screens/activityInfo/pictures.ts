import { signal } from '@preact/signals-react';
import type { Signal } from '@preact/signals-react';
import { applicationPictures, pictureStart, pictureType } from '../../../contract/application.ts';
import { uploadPicture } from '../../../contract/endpoints/promotions.ts';
import { failureText } from '../../gateway/failure-text.ts';
import { upload } from './upload.ts';
import { i18n } from '../../i18n/index.ts';
import { toast, durations } from '../../ui/messages/messages.ts';

/** A picture that the person has picked, on its way to the platform. */
export interface Picked {
  key: number;
  file: File;
  /** sent share of its bytes, 0 to 1 */
  sent: Signal<number>;
  state: Signal<'sending' | 'failed' | 'there'>;
  /** how the platform names it, once it is there */
  id: string;
  stop: () => void;
}

let lastKey = 0;

const tell = (sentence: string): void => void toast(sentence, durations.long, 'trouble');

// `Blob.arrayBuffer` is not in Chromium 72.
const startOf = async (file: File): Promise<Uint8Array> => new Uint8Array(await new Response(file.slice(0, pictureStart)).arrayBuffer());

/** The pictures of one application. */
export function createPictures() {
  const picked = signal<readonly Picked[]>([]);

  async function send(picture: Picked): Promise<void> {
    picture.state.value = 'sending';
    picture.sent.value = 0;
    const { done, stop } = upload(uploadPicture, picture.file, (share) => (picture.sent.value = share));
    picture.stop = stop;
    try {
      picture.id = (await done).id;
      picture.state.value = 'there';
    } catch (error) {
      // A removed picture was stopped on purpose.
      if (!picked.peek().includes(picture)) return;
      picture.state.value = 'failed';
      tell(failureText(error));
    }
  }

  /** Adds the picked files; one that is not a picture, or is too large, is reported and left out. */
  async function add(files: readonly File[]): Promise<void> {
    for (const file of files) {
      if (picked.peek().length >= applicationPictures.most) return tell(i18n.t('activityInfo:apply.most'));
      if (file.size > applicationPictures.bytes) tell(i18n.t('common:error.picture.size'));
      else if (!pictureType(await startOf(file).catch(() => new Uint8Array()))) tell(i18n.t('common:error.picture.type'));
      else {
        const picture: Picked = { key: ++lastKey, file, sent: signal(0), state: signal('sending'), id: '', stop: () => {} };
        picked.value = [...picked.peek(), picture];
        void send(picture);
      }
    }
  }

  function remove(picture: Picked): void {
    picked.value = picked.peek().filter((other) => other !== picture);
    picture.stop();
  }

  return { picked, add, send, remove };
}
