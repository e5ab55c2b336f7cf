import { consoleHeaders } from '../browser/console.ts';
import { startEdge } from '../browser/edge.ts';
import { project, startEmulator } from './emulator.ts';

/** Starts the emulator, and an edge whose merchant uses it. */
export default async function serve(): Promise<() => Promise<void>> {
  const [emulator, edge] = await Promise.all([startEmulator(), startEdge({}, 'tests/external-auth/edge.ts')]);
  process.env.LEVE_ADDRESS = edge.address;
  process.env.EMULATOR_ADDRESS = emulator.address;
  const changed = await fetch(`${edge.address}/sandbox/api/merchants/leve`, {
    method: 'PATCH',
    headers: consoleHeaders,
    body: JSON.stringify({
      externalAuth: { apiKey: 'emulated', authDomain: 'localhost', projectId: project, emulator: emulator.address },
      switches: { FACEBOOKLOGIN3: true, GOOGLELOGIN3: true, MOBILENUMPASSREG3: true },
    }),
  });
  if (!changed.ok) throw new Error(`the platform refused the external auth: ${await changed.text()}`);
  return async () => {
    await Promise.all([emulator.stop(), edge.stop()]);
  };
}
