import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createMetrics } from '../../../src/edge/node/metrics.ts';
import { deviceOf } from '../../../src/edge/visits.ts';

const dashboard = JSON.parse(readFileSync('src/edge/service/dashboard.json', 'utf8')) as { panels: { id: number; title: string; targets?: { expr: string }[] }[] };
const alerts = readFileSync('src/edge/service/alerts.yaml', 'utf8');
const runbook = readFileSync('src/edge/service/runbook.md', 'utf8');

const answered = { requestId: 'a', merchant: 'leve', route: 'createDeposit', method: 'POST', status: 200, ms: 3, bytes: 1, build: '1+a', error: 'x', errorCode: 'system.unknown', gatewayMs: 2, deposits: ['waiting'] };

test('dashboard and alerts ask for metrics that the edge has, by labels that these have', async () => {
  const metrics = createMetrics();
  metrics.observe(answered);
  metrics.seeVisit({ page: 'home', device: deviceOf(), build: '1+a', measured: { lcp: 1, inp: 1, ttfb: 1 }, shift: 0, faults: ['error'] });
  metrics.countReading(true);
  const address = `http://127.0.0.1:${await metrics.listen(0)}/metrics`;
  const text = await (await fetch(address)).text();
  const labels = new Map<string, Set<string>>();
  for (const [, name, inBraces] of text.matchAll(/^(\w+)(?:{(.*)})? /gm)) labels.set(name!, new Set(Array.from((inBraces ?? '').matchAll(/(\w+)="/g), ([, label]) => label!)));
  const expressions = [...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)), ...Array.from(alerts.matchAll(/expr: (.+)/g), ([, expr]) => expr!)];
  expect(expressions.length).toBeGreaterThan(25);
  const wrong = expressions.flatMap((expression) => Array.from(expression.matchAll(/\b((?:edge|process|nodejs)_\w+)(?:{([^}]*)})?/g), ([, name, filter = '']) => {
    const own = labels.get(name!);
    const unknown = own && Array.from(filter.matchAll(/(\w+)[=!]/g), ([, label]) => label!).filter((label) => !own.has(label) && !['job', 'instance'].includes(label));
    return own ? unknown!.map((label) => `${name} has no ${label}`) : [`there is no ${name}`];
  }).flat());
  expect(wrong).toEqual([]);
});

test('every panel has a number of its own, and every alert a paragraph in the runbook', () => {
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
  const names = Array.from(alerts.matchAll(/alert: (\w+)/g), ([, name]) => name!);
  expect(names.filter((name) => !runbook.includes(`\`${name}\``))).toEqual([]);
});
