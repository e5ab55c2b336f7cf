import { once } from 'node:events';

interface Answer {
  id?: number;
  method?: string;
  params?: never;
  result?: unknown;
  error?: { message: string };
}

/** One page's end of the DevTools protocol. */
export interface DevTools {
  /** Rejects with what the browser has against it, and when the browser goes. */
  send<T>(method: string, parameters?: object): Promise<T>;
  on(event: string, listener: (parameters: never) => void): void;
  close(): void;
}

interface Waiting {
  resolve: (result: never) => void;
  reject: (reason: Error) => void;
}

export async function connect(address: string): Promise<DevTools> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, (parameters: never) => void>();
  let sent = 0;

  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error } = JSON.parse(String(data)) as Answer;
    if (id === undefined) {
      listeners.get(method!)?.(params!);
      return;
    }
    const { resolve, reject } = waiting.get(id)!;
    waiting.delete(id);
    if (error) reject(new Error(error.message));
    else resolve(result as never);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the browser is gone'));
  });

  await once(socket, 'open');
  return {
    send: (method, parameters = {}) =>
      new Promise((resolve, reject) => {
        const id = ++sent;
        waiting.set(id, { resolve, reject });
        socket.send(JSON.stringify({ id, method, params: parameters }));
      }),
    on: (event, listener) => void listeners.set(event, listener),
    close: () => socket.close(),
  };
}
