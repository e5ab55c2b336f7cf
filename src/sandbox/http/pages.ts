import type { Hono } from 'hono';
import type { Platform } from '../handler.ts';

/** What the platform serves beside its calls: pages, files, and the console's own calls. */
export const pages: readonly ((platform: Platform) => Hono)[] = [];
