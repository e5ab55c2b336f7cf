import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { fact } from '../store/facts.ts';

/** Secrets of the platform that are drawn at its first start and kept with its data. */
export const secretNames = ['draw secret', 'console token'] as const;

export type SecretName = (typeof secretNames)[number];

/** A secret of the platform: the one that its data has, or 32 random bytes as text, which the first fill keeps. */
export const secretOf = (database: DatabaseSync, name: SecretName): string => fact(database, name) ?? randomBytes(32).toString('base64url');

/** The digest under which a secret is stored: a copy of the database must not give away open sessions. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Whether a given secret is the expected one, compared in constant time. */
export const isSame = (given: string, expected: string): boolean => timingSafeEqual(Buffer.from(digest(given)), Buffer.from(digest(expected)));
