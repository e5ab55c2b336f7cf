import type { Endpoint } from '../../../contract/endpoint.ts';
import { valueOf } from '../../gateway/call.ts';
import { GatewayFailure } from '../../gateway/failure.ts';
import { identity } from '../../gateway/identity.ts';
import { addressOf, requestOf, sockets, withSocket } from '../../gateway/request.ts';

/** ms without any progress before an upload ends; slow networks are slow all the way */
const timeoutMs = 30_000;

/**
 * Uploads a file; calls `progress` with the sent share, 0 to 1, which `fetch` does not report.
 * `done` rejects only with a `GatewayFailure`.
 */
export function upload<V>(endpoint: Endpoint<Record<string, never>, V>, file: Blob, progress: (share: number) => void) {
  const request = new XMLHttpRequest();
  let stopped = false;
  const send = async (): Promise<V> => {
    if (stopped) throw new GatewayFailure('network');
    const token = identity.token();
    const { headers } = await requestOf(endpoint, {}, token);
    request.open(endpoint.method, addressOf(endpoint, {}));
    for (const name of Object.keys(headers!)) request.setRequestHeader(name, (headers as Record<string, string>)[name]!);
    return new Promise<V>((resolve, reject) => {
      const fail = (kind: 'network' | 'offline' | 'timeout') => reject(new GatewayFailure(kind));
      let timer = setTimeout(giveUp, timeoutMs);
      function giveUp(): void {
        fail('timeout');
        request.abort();
      }
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        clearTimeout(timer);
        timer = setTimeout(giveUp, timeoutMs);
        progress(total ? loaded / total : 0);
      });
      request.addEventListener('loadend', () => {
        clearTimeout(timer);
        if (!request.status) return fail(navigator.onLine === false ? 'offline' : 'network');
        try {
          resolve(valueOf(endpoint, request.status, request.responseText, token));
        } catch (error) {
          reject(error);
        }
      });
      request.send(file);
    });
  };
  const stop = () => {
    stopped = true;
    request.abort();
  };
  return { done: withSocket(send, sockets.uploads), stop };
}
