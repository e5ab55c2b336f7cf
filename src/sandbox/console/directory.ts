import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { cleanNumber, cleanText } from '../../contract/clean.ts';
import { isCpf } from '../../contract/documents.ts';
import { record, text } from '../../contract/shape.ts';
import { Refusal, type Platform } from '../handler.ts';
import { readPixKey } from '../security/destinations.ts';
import { directory, addToDirectory, removeFromDirectory } from '../security/directory.ts';
import { bodyOf } from './body.ts';

/**
 * The banks' directory of Pix keys and accounts.
 *
 * GET    /directory         what it has beyond the members' own CPFs, numbers and addresses, newest first
 * POST   /directory         { kind, key, name, cpf }: the key is this person's now; an empty random key is made up
 * DELETE /directory/:key    nobody has it any longer
 */
export function directoryCalls(platform: Platform): Hono {
  const calls = new Hono().basePath('/directory');
  calls.get('/', (context) => context.json(directory(platform)));
  calls.post('/', async (context) => {
    const { kind, key, ...person } = await bodyOf(context, record({ kind: text, key: text, name: text, cpf: text }));
    const { value } = readPixKey({ kind, key: kind === 'random' && !key.trim() ? randomUUID() : key });
    const holder = { name: cleanText(person.name), cpf: cleanNumber(person.cpf) };
    if (!holder.name || !isCpf(holder.cpf)) throw new Refusal('request.invalid');
    removeFromDirectory(platform, value);
    addToDirectory(platform, value, holder);
    return context.json({ key: value, ...holder });
  });
  calls.delete('/:key', (context) => {
    removeFromDirectory(platform, context.req.param('key'));
    return context.json(directory(platform));
  });
  return calls;
}
