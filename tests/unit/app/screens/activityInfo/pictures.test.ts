import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadNamespaces, startLanguage } from '../../../../../src/app/i18n/index.ts';
import { toasts } from '../../../../../src/app/ui/messages/messages.ts';

const upload = vi.hoisted(() => vi.fn<(endpoint: unknown, file: Blob) => unknown>());
vi.mock('../../../../../src/app/screens/activityInfo/upload.ts', () => ({ upload }));

const { createPictures } = await import('../../../../../src/app/screens/activityInfo/pictures.tsx');

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const sizeOf = async (file: Blob) => (await new Response(file).arrayBuffer()).byteLength;

beforeAll(async () => {
  await startLanguage('pt', ['shell']);
  await loadNamespaces(['common', 'activityInfo']);
});
beforeEach(() => void (toasts.value = []));

test('a picked picture is sent again as it was picked, whatever has become of its file', async () => {
  upload.mockReturnValueOnce({ done: Promise.reject(new TypeError('lost')), stop() {} });
  let changed = false;
  const file = new File([png], 'a.png', { type: 'image/png' });
  const whole = file.arrayBuffer.bind(file);
  // As Chromium: a file that has changed since cannot be read.
  vi.spyOn(file, 'arrayBuffer').mockImplementation(() => (changed ? Promise.reject(new DOMException('', 'NotReadableError')) : whole()));
  const pictures = createPictures();
  await pictures.add([file]);
  const [picture] = pictures.picked.value;
  await vi.waitFor(() => expect(picture!.state.value).toBe('failed'));
  changed = true;
  upload.mockReturnValueOnce({ done: Promise.resolve({ id: 'p1' }), stop() {} });
  await pictures.send(picture!);
  expect(picture!.state.value).toBe('there');
  const sent = upload.mock.lastCall![1];
  expect(sent).not.toBe(file);
  expect([await sizeOf(sent), sent.type]).toEqual([png.length, 'image/png']);
});

test('a file that cannot be read any more is to be chosen again', async () => {
  const pictures = createPictures();
  const response = vi.spyOn(Response.prototype, 'arrayBuffer').mockRejectedValueOnce(new DOMException('', 'NotReadableError'));
  await pictures.add([new File([png], 'a.png')]);
  response.mockRestore();
  expect(pictures.picked.value).toEqual([]);
  expect(toasts.value.map(({ text }) => text)).toEqual(['Não deu para ler esta imagem. Escolha de novo.']);
});
