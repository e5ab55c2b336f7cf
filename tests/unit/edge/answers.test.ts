import { expect, test } from 'vitest';
import { answererOf, answerText } from '../../../src/edge/answers.ts';
import { askedBy, type Asked } from '../../../src/edge/request.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

const asked = (headers: Record<string, string> = {}, method = 'GET'): Asked =>
  askedBy(new Request('http://leve.test/', { method, headers }), { address: '', proto: 'https', host: 'leve.test' }, () => {});

const answer = answererOf({ plain: bytesOf('the whole body'), br: bytesOf('brief'), etag: 'W/"1"' }, { 'Content-Type': 'text/html' });

test.each([
  ['a body as it is', asked(), 14],
  ['a body in the encoding that was sent', asked({ 'accept-encoding': 'br' }), 5],
  ['no body, when only the headers are asked for', asked({}, 'HEAD'), 0],
  ['no body, when the phone has it', asked({ 'if-none-match': 'W/"1"' }), 0],
])('the log counts the bytes of %s', async (_name, request, bytes) => {
  const response = answer(request, 200);
  expect([request.trace.bytes, (await response.arrayBuffer()).byteLength]).toEqual([bytes, bytes]);
});

test('the log counts the bytes of a sentence', async () => {
  const request = asked();
  const response = answerText(request, 404, 'Not found');
  expect(request.trace.bytes).toBe((await response.arrayBuffer()).byteLength);
});
