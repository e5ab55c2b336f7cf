import type { Hono } from 'hono';
import { consoleCalls } from '../console/calls.ts';
import { consolePages } from '../console/pages.ts';
import { artRoutes } from '../content/art.ts';
import { frontPages } from '../front/pages.ts';
import { passwordPages } from '../front/password.ts';
import type { Platform } from '../handler.ts';
import { playRoutes } from '../games/routes.ts';
import { vitalsRoutes } from '../vitals/routes.ts';

/** Pages, files and the console's calls, served beside the calls of the contract. */
export const pages: readonly ((platform: Platform) => Hono)[] = [consoleCalls, consolePages, frontPages, passwordPages, playRoutes, artRoutes, vitalsRoutes];
