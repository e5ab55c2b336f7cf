import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headers } from '../../../src/contract/headers.ts';
import { openEnvelope } from '../../../src/sandbox/crypto/envelope.ts';

const folder = 'tests/gateway/vectors';
const key = `${folder}/gateway-test-key.pem`;

interface Vector {
  what: string;
  text: string;
  /** hexadecimal */
  key: string;
  body: string;
  encryption: string;
}

const vectors = JSON.parse(readFileSync(`${folder}/envelope.json`, 'utf8')) as Vector[];

/** The commands that the README gives, as it gives them. */
const readme = readFileSync('src/contract/README.md', 'utf8');
const [open, decrypt] = [/^openssl base64 -d -A .*$/m.exec(readme)![0], /^openssl enc -d .*$/m.exec(readme)![0]];
const run = (command: string, input: string, variables: NodeJS.ProcessEnv = {}): string =>
  execFileSync('bash', ['-o', 'pipefail', '-c', command], { input, env: { ...process.env, ...variables }, encoding: 'utf8' }).trimEnd();

test.each(vectors)('$what is opened byte by byte by the commands of the README, and by the box', ({ text, key: hex, body, encryption }) => {
  const found = run(open, encryption, { PEM: key });
  expect(found).toBe(hex);
  expect(run(decrypt, body, { KEY: found }).trimEnd()).toBe(text.trimEnd());
  expect(openEnvelope(body, new Headers({ [headers.encryption]: encryption }), readFileSync(key, 'utf8'))).toEqual(JSON.parse(text));
});
