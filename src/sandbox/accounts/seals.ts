import { sealLifetime } from '../../contract/gateway-keys.ts';
import { number, read, record, text } from '../../contract/shape.ts';
import { digest } from '../crypto/secrets.ts';
import { Refusal, type Platform } from '../handler.ts';
import { change } from '../store/database.ts';

const sealMark = record({ sealedAt: number, nonce: text });

/** Takes a sealed body once: refused with `request.invalid` where it came before, is older than five minutes, or does not say. */
export function takeOnce({ database, clock }: Pick<Platform, 'database' | 'clock'>, body: unknown): void {
  const { sealedAt, nonce } = read(sealMark, body);
  const now = clock.now();
  if (Math.abs(now - sealedAt) > sealLifetime || nonce.length < 16) throw new Refusal('request.invalid');
  // What is as old is refused by its time.
  change(database, 'delete from seals where sealed_at < ?', now - sealLifetime);
  const { changes } = change(database, 'insert into seals (nonce_hash, sealed_at) values (?, ?) on conflict do nothing', digest(nonce), sealedAt);
  if (!changes) throw new Refusal('request.invalid');
}
