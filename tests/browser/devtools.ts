import { once } from 'node:events';

interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: never;
  result?: unknown;
  error?: { message: string };
}

/** A DevTools connection to one page. */
export interface DevTools {
  /** Rejects with the browser's error, and when the connection closes. `session` is that of an attached worker; none: the page. */
  send<T>(method: string, parameters?: object, session?: string): Promise<T>;
  /** Hears an event of the page and of its attached workers, which are named by their session. */
  on(event: string, listener: (parameters: never, session?: string) => void): void;
  close(): void;
}

interface PendingCall {
  resolve: (result: never) => void;
  reject: (reason: Error) => void;
}

export async function connect(address: string): Promise<DevTools> {
  const socket = new WebSocket(address);
  const pending = new Map<number, PendingCall>();
  const listeners = new Map<string, (parameters: never, session?: string) => void>();
  let sent = 0;

  socket.addEventListener('message', ({ data }) => {
    const { id, sessionId, method, params, result, error } = JSON.parse(String(data)) as Message;
    if (id === undefined) {
      listeners.get(method!)?.(params!, sessionId);
      return;
    }
    const { resolve, reject } = pending.get(id)!;
    pending.delete(id);
    if (error) reject(new Error(error.message));
    else resolve(result as never);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of pending.values()) reject(new Error('the browser is gone'));
  });

  await once(socket, 'open');
  return {
    send: (method, parameters = {}, session = undefined) =>
      new Promise((resolve, reject) => {
        const id = ++sent;
        pending.set(id, { resolve, reject });
        socket.send(JSON.stringify({ id, sessionId: session, method, params: parameters }));
      }),
    on: (event, listener) => void listeners.set(event, listener),
    close: () => socket.close(),
  };
}
