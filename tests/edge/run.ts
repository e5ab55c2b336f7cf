/**
 * Tests the built edge as in production: behind nginx and Varnish, with faulty gateways and slow clients, and during a rollout.
 * `node tests/edge/run.ts rollout` runs one part alone.
 */
import { chromium } from 'playwright';
import { getBrowser } from '../browser/get.ts';
import { rows } from '../support/rows.ts';
import { tryBehindNginx } from './behind-nginx.ts';
import { tryBehindVarnish } from './behind-varnish.ts';
import { tryGateways } from './gateways.ts';
import { tryRollout } from './rollout.ts';
import { trySlowClients } from './slow-clients.ts';

const parts = { rollout: tryRollout, nginx: tryBehindNginx, varnish: tryBehindVarnish, slow: trySlowClients, gateways: tryGateways };
const named = process.argv.slice(2);

const browser = await chromium.launch({ executablePath: getBrowser(), args: ['--no-sandbox'] });
const table = rows();
try {
  for (const [name, part] of Object.entries(parts)) if (!named.length || named.includes(name)) await part(table, browser);
} finally {
  await browser.close();
}
table.end();
