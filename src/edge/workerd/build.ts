import { pageFilesName, type PageFiles, type PageRenderer } from '../page-files.ts';
import { cacheControlOf, innerFile, type Machine } from '../machine.ts';
import { securityHeaders } from '../security.ts';

/** A worker's static files, as its configuration binds them. */
export interface StaticFiles {
  fetch(request: Request | string): Promise<Response>;
}

/** Any origin: static files are found by path. */
const origin = 'http://assets';

/** The build in a worker's static files; the network in front of the worker compresses. Rejects without a build. */
export async function bindBuild(files: StaticFiles, renderer: PageRenderer): Promise<Machine> {
  async function get(path: string): Promise<Response> {
    const response = await files.fetch(origin + path);
    if (!response.ok) throw new Error(`there is no ${path} among the static files: ${response.status}`);
    return response;
  }
  const read = async (path: string) => new Uint8Array(await (await get(path)).arrayBuffer());
  return {
    files: (await (await get(`/${pageFilesName}`)).json()) as PageFiles,
    renderer,
    text: async (path) => (await get(path)).text(),
    bytes: (path) => read(path).catch(() => undefined),
    async asset({ request, caller }, path) {
      if (innerFile.test(path)) return undefined;
      const known = request.headers.get('If-None-Match');
      const response = await files.fetch(new Request(origin + path, known ? { headers: { 'If-None-Match': known } } : {}));
      if (!response.ok && response.status !== 304) {
        await response.body?.cancel();
        return undefined;
      }
      const answered = new Response(response.body, response);
      for (const [name, value] of Object.entries({ ...securityHeaders(caller), 'Cache-Control': cacheControlOf(path) })) answered.headers.set(name, value);
      return answered;
    },
    encode: async (plain) => ({ plain: plain as Uint8Array<ArrayBuffer> }),
  };
}
