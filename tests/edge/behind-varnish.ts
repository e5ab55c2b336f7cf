import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEdge } from '../browser/edge.ts';
import { freePort } from '../browser/free-port.ts';
import { startVarnish } from '../browser/varnish.ts';
import { platformAt } from '../e2e/platform.ts';
import { differs, type Rows } from '../support/rows.ts';
import { lyingGateway } from './lying-gateway.ts';
import { pageOf, textOf, visit } from './visitor.ts';

const merchants = { leve: 'leve.example', brisa: 'brisa.localhost' } as const;
type Code = keyof typeof merchants;
const codes = Object.keys(merchants) as Code[];
const languages = ['pt', 'en'] as const;
const paths = ['/m/home', '/m/gameList?gameType=RNG', '/m/login', '/m/lottery', '/m/activity', '/m/download', '/m/notice', '/'];
/** image hosts of each merchant */
const hosts = 2;
/** ms in which a changed switch must be seen */
const seenWithin = 5_000;

const one = <T>(of: readonly T[]): T => of[Math.floor(Math.random() * of.length)]!;

/** A visitor of any merchant, language and image host, on the first page of a visit or a later one: whether it waited for an edge, and what is wrong where the page is another's. */
async function visitAny(address: string): Promise<{ missed: boolean; wrong?: string }> {
  const code = one(codes);
  const language = one(languages);
  const host = Math.random() < 0.3 ? undefined : Math.floor(Math.random() * hosts);
  const cookies = [`session=${Math.random()}`, ...(language === 'en' || Math.random() < 0.5 ? [`language=${language}`] : []), ...(host === undefined ? [] : [`imageHost=${host}`])];
  const path = one(paths);
  const campaign = Math.random() < 0.2 ? `${path.includes('?') ? '&' : '?'}utm_source=${Math.random()}&fbclid=${Math.random()}` : '';
  const answer = await visit(address, path + campaign, { Host: merchants[code], Cookie: cookies.join('; '), 'Accept-Encoding': 'gzip, deflate, br', 'Sec-Fetch-Site': one(['none', 'same-origin', 'cross-site']) });
  const drawn = /^imageHost=(\d)/.exec(String(answer.headers['set-cookie']))?.[1];
  const wrong = differs([pageOf(answer), drawn], [`200 ${code} ${language} ${host ?? drawn}`, String(host ?? drawn)]);
  return { missed: answer.headers['x-cache'] !== 'hit', wrong };
}

/** Visits by some phones at once, for some seconds: their number, how many waited for an edge, and what was wrong. */
async function visitMany(address: string, seconds: number, phones = 20): Promise<{ visits: number; missed: number; wrong: string[] }> {
  const end = performance.now() + seconds * 1_000;
  let visits = 0;
  let waited = 0;
  const failures: string[] = [];
  await Promise.all(Array.from({ length: phones }, async () => {
    while (performance.now() < end) {
      const { missed, wrong } = await visitAny(address).catch((error: Error) => ({ missed: true, wrong: error.message }));
      visits++;
      if (missed) waited++;
      if (wrong) failures.push(wrong);
    }
  }));
  return { visits, missed: waited, wrong: failures };
}

/** The ready-made merchants, with two image hosts each and a language of their own. */
function writeMerchants(): string {
  const folder = mkdtempSync(join(tmpdir(), 'leve-merchants-'));
  for (const code of codes) {
    const file = JSON.parse(readFileSync(`src/edge/merchants/ready-made/${code}.json`, 'utf8')) as object;
    writeFileSync(join(folder, `${code}.json`), JSON.stringify({ ...file, imageCDNs: ['/cdn', '/cdn/second'], strings: { es: { $name: 'Español', $locale: 'es-PE' } } }));
  }
  return folder;
}

/** Varnish with the repository's configuration before two edges: what it keeps, for whom, and what it serves when they are gone. */
export async function tryBehindVarnish(table: Rows): Promise<void> {
  const folder = writeMerchants();
  const box = await startEdge({ DATA: ':memory:', ART: 'raster' });
  const gateway = await lyingGateway(box.address);
  const platform = platformAt(box.address);
  const settings = { GATEWAY_URL: gateway.address, MERCHANTS: folder, TRUST_PROXY: 'loopback', LOG: 'json' };
  const ports: [number, number] = [await freePort(), await freePort()];
  const start = (port: number) => startEdge({ ...settings, PORT: String(port) });
  const edges = await Promise.all(ports.map(start));
  const varnish = await startVarnish(ports);
  const { address } = varnish;
  /** pages that the edges have been asked for */
  const countAsked = () => edges.reduce((sum, { output }) => sum + output.filter((line) => line.includes('"route":"page ')).length, 0);
  const phone = (code: Code, more: Record<string, string> = {}) => ({ Host: merchants[code], 'Accept-Encoding': 'br', ...more });
  try {
    let note = '';
    await table.check('mixed visitors: each has the own page, and more than 95 % of them from the cache', async () => {
      // Each page is compressed once, which takes a processor for a moment.
      for (const path of paths) for (const code of codes) for (const language of languages) for (let host = 0; host < hosts; host++) await visit(address, path, phone(code, { Cookie: `language=${language}; imageHost=${host}` }));
      let hits = 0;
      // A page is kept for two seconds: on a machine that others keep busy, too few visits come in that time.
      for (let tries = 0; tries < 3 && hits <= 0.95; tries++) {
        const before = countAsked();
        const { visits, missed, wrong } = await visitMany(address, 10);
        hits = 1 - missed / visits;
        note = `${visits} visits, ${(hits * 100).toFixed(2)} % hits, ${countAsked() - before} requests at the edges`;
        if (wrong.length) return `${wrong.length} of ${visits}: ${wrong[0]}`;
      }
      return hits > 0.95 ? undefined : note;
    }, () => note);

    await table.check('a page says how long it may be kept to Varnish alone; phones revalidate it', async () => {
      const direct = await visit(edges[0]!.address, '/m/home', phone('leve'));
      const behind = await visit(address, '/m/home', phone('leve'));
      const asked = await visit(edges[0]!.address, '/m/home', phone('leve', { 'Surrogate-Capability': 'leve="page"' }));
      const told = ({ headers }: typeof direct) => [headers['cache-control'], headers['cdn-cache-control'], headers['image-hosts'], String(headers['set-cookie']).replace(/\d/, 'n'), headers.vary];
      const vary = 'Accept-Encoding,Cookie,Sec-Fetch-Site';
      const cookie = 'imageHost=n; Path=/; SameSite=Lax';
      return differs([told(direct), told(behind), told(asked)], [
        ['private, no-cache', undefined, undefined, cookie, vary],
        ['private, no-cache', undefined, undefined, cookie, vary],
        ['private, no-cache', 's-maxage=1, stale-while-revalidate=1, stale-if-error=86400', '2', 'undefined', vary],
      ]);
    });

    for (const code of codes) {
      await table.check(`a switch of ${code} is seen within 5 s in every language, and ${codes.find((other) => other !== code)} keeps its own`, async () => {
        const isOff = async (merchant: Code, language: string) => textOf(await visit(address, '/m/home', phone(merchant, { Cookie: `language=${language}` }))).includes('"jackpot":"off"');
        const states = async () => Promise.all(codes.flatMap((merchant) => languages.map((language) => isOff(merchant, language))));
        const before = await states();
        const wanted = codes.flatMap((merchant) => languages.map((_language, at) => (merchant === code ? true : before[codes.indexOf(merchant) * languages.length + at]!)));
        const busy = visitMany(address, seenWithin / 1_000, 4);
        const changed = performance.now();
        await platform.change(code, { switches: { jackpot: 'off' } });
        let now = await states();
        while (JSON.stringify(now) !== JSON.stringify(wanted) && performance.now() - changed < seenWithin) {
          await sleep(50);
          now = await states();
        }
        note = `${((performance.now() - changed) / 1_000).toFixed(1)} s`;
        const { wrong } = await busy;
        return wrong[0] ?? differs(now, wanted);
      }, () => note);
    }

    await table.check('a picture is kept by what a phone accepts, however it says so, and a refusal is not', async () => {
      const [picture = ''] = /\/img\/card-240\/0\/[^" ,]+/.exec(textOf(await visit(address, '/m/home', phone('leve', { Cookie: 'imageHost=0' })))) ?? [];
      const countPictures = () => edges.reduce((sum, { output }) => sum + output.filter((line) => line.includes('"route":"picture"')).length, 0);
      const asked = async (path: string, headers: Record<string, string>) => {
        const seen = await visit(address, path, phone('leve', { Cookie: `session=${Math.random()}`, ...headers }));
        return `${seen.status} ${seen.headers['content-type']} ${seen.headers['set-cookie']} ${seen.headers['x-cache']}`;
      };
      const webp = ['image/webp,image/apng,image/*,*/*;q=0.8', 'IMAGE/WEBP', 'text/html,image/webp;q=0.9,image/avif;q=0', 'image/avif;level=1;q=0.0, image/webp'];
      const plain = ['image/png,image/*;q=0.8', '', 'image/webp;q=0', '*/*', 'x'.repeat(4_096)];
      await asked(picture, { Accept: webp[0]! });
      await asked(picture, { Accept: plain[0]! });
      const before = countPictures();
      const seen = [];
      for (const accept of [...webp, ...plain]) seen.push(await asked(picture, { Accept: accept }));
      const other = await visit(address, picture, { Host: merchants.brisa, Accept: webp[0]! });
      const light = await asked(picture, { Accept: webp[0]!, 'Save-Data': 'on' });
      const hits = countPictures() - before;
      const refused = [];
      for (let at = 0; at < 2; at++) refused.push(await asked('/img/card-241/0/a.png', {}));
      note = `${picture}: ${hits} of ${webp.length + plain.length + 2} at the edges`;
      return differs([seen, other.headers['x-cache'], light.endsWith('miss'), hits, refused.map((line) => line.slice(0, 3) + line.slice(-5))], [
        [...webp.map(() => '200 image/webp undefined hit'), ...plain.map(() => '200 image/jpeg undefined hit')], 'miss', true, 2, ['404 miss', '404 miss'],
      ]);
    }, () => note);

    await table.check('headers and cookies of strangers change nobody else\'s page', async () => {
      const path = '/m/service';
      const evil: Record<string, string>[] = [
        phone('brisa', { 'X-Forwarded-Host': merchants.leve }), phone('brisa', { Forwarded: `host=${merchants.leve}` }), { Host: 'BRISA.localhost:80' },
        phone('brisa', { Cookie: 'xlanguage=en; language=xx; language = "pt"; imageHost=77; imageHost=0' }), phone('brisa', { Cookie: 'imageHost=99' }),
        phone('brisa', { Authorization: 'Bearer x' }), phone('brisa', { 'Surrogate-Capability': 'no' }), phone('brisa', { Page: 'yes', Late: 'yes', Drawn: '1', Alone: 'yes', Reduced: 'language=en' }),
      ];
      const seen = [];
      for (const headers of evil) seen.push(pageOf(await visit(address, path, headers)).replace(/\d$/, 'n'));
      const own = await visit(address, path, phone('brisa', { Cookie: 'a=1; language=es; imageHost=1' }));
      const last = await visit(address, path, phone('brisa', { Cookie: 'language=pt; language="en"; imageHost=1' }));
      const after = await visit(address, path, phone('brisa', { Cookie: 'imageHost=0' }));
      const opened = after.headers['cross-origin-opener-policy'];
      return differs([seen, pageOf(own), pageOf(last), pageOf(after), opened, last.headers['set-cookie']], [evil.map(() => '200 brisa pt n'), '200 brisa es 1', '200 brisa en 1', '200 brisa pt 0', 'same-origin-allow-popups', ['imageHost=1; Path=/; SameSite=Lax']]);
    });

    await table.check('the opener\'s policy, the protocol and the encoding are each phone\'s own', async () => {
      const of = async (headers: Record<string, string>) => {
        const seen = await visit(address, '/m/login', { ...phone('leve', { Cookie: 'imageHost=0' }), ...headers });
        return [seen.headers['cross-origin-opener-policy'], seen.headers['strict-transport-security'], seen.headers['content-encoding'], textOf(seen).includes('<html')];
      };
      const apart = 'same-origin-allow-popups';
      return differs(
        [await of({ 'Sec-Fetch-Site': 'none' }), await of({ 'Sec-Fetch-Site': 'cross-site' }), await of({ 'X-Forwarded-Proto': 'https' }), await of({ 'Accept-Encoding': 'gzip, br;q=0' }), await of({ 'Accept-Encoding': 'identity' }), await of({ 'Accept-Encoding': 'gzip, deflate, br, zstd' })],
        [['unsafe-none', undefined, 'br', true], [apart, undefined, 'br', true], [apart, 'max-age=31536000', 'br', true], [apart, undefined, 'gzip', true], [apart, undefined, undefined, true], [apart, undefined, 'br', true]],
      );
    });

    await table.check('a phone that has the page gets 304, of its own image host also without its cookie', async () => {
      const statuses = [];
      for (const host of ['0', '1']) {
        const first = await visit(address, '/m/login', phone('leve', { Cookie: `imageHost=${host}` }));
        for (const cookie of [`imageHost=${host}`, 'other=1']) {
          const again = await visit(address, '/m/login', phone('leve', { Cookie: cookie, 'If-None-Match': String(first.headers.etag) }));
          statuses.push([again.status, again.body.length, again.headers['content-security-policy'] === first.headers['content-security-policy']]);
        }
        statuses.push([(await visit(address, '/m/login', phone('leve', { Cookie: `language=en; imageHost=${host}`, 'If-None-Match': String(first.headers.etag) }))).status]);
      }
      const unchanged = [304, 0, true];
      return differs(statuses, [unchanged, unchanged, [200], unchanged, unchanged, [200]]);
    });

    await table.check('calls pass with the cookies of their own person, and no answer of theirs is kept', async () => {
      gateway.answer = (request, response) => void response.writeHead(200, { 'Content-Type': 'application/json', 'Set-Cookie': `session=${request.headers.cookie}`, 'Cache-Control': 'public, max-age=60' }).end(JSON.stringify({ success: true, value: request.headers.cookie }));
      const answers = await Promise.all(['a=1', 'a=2', 'a=3'].map(async (cookie) => {
        const seen = await visit(address, '/wps/wallet', phone('leve', { Cookie: cookie }));
        return [seen.headers['set-cookie'], (JSON.parse(textOf(seen)) as { value: string }).value];
      }));
      const pages = await Promise.all(['session=a', 'session=b'].map((cookie) => visit(address, '/m/mine', phone('leve', { Cookie: `${cookie}; imageHost=1` }))));
      gateway.answer = undefined;
      return differs([answers, pages.map(({ headers }) => headers['set-cookie'])], [['a=1', 'a=2', 'a=3'].map((cookie) => [[`session=${cookie}`], cookie]), pages.map(() => ['imageHost=1; Path=/; SameSite=Lax'])]);
    });

    await table.check('an edge that dies is not noticed', async () => {
      const busy = visitMany(address, 4);
      await sleep(1_000);
      await edges[0]!.stop();
      const { visits, wrong } = await busy;
      note = `${visits} visits`;
      return wrong.length ? `${wrong.length} of ${visits}: ${wrong[0]}` : undefined;
    }, () => note);

    await table.check('without any edge everybody still has the last page, and calls are refused', async () => {
      await edges[1]!.stop();
      await sleep(4_000);
      const { visits, wrong } = await visitMany(address, 3);
      note = `${visits} visits`;
      const call = await visit(address, '/wps/system/status', phone('leve'));
      const unseen = await visit(address, '/m/feedback', phone('leve'));
      return wrong.length ? `${wrong.length} of ${visits}: ${wrong[0]}` : differs([call.status, unseen.status, unseen.headers['cache-control']], [503, 503, 'no-store']);
    }, () => note);

    await table.check('edges that are back are asked again', async () => {
      await platform.change('leve', { switches: { jackpot: 'show' } });
      edges.splice(0, 2, ...(await Promise.all(ports.map(start))));
      const back = performance.now();
      let isSeen = false;
      while (!isSeen && performance.now() - back < seenWithin) {
        isSeen = !textOf(await visit(address, '/m/home', phone('leve'))).includes('"jackpot":"off"');
        await sleep(50);
      }
      note = `${((performance.now() - back) / 1_000).toFixed(1)} s`;
      return isSeen ? undefined : 'the older page is still served';
    }, () => note);
  } finally {
    await varnish.stop();
    await Promise.all(edges.map((edge) => edge.stop()));
    gateway.close();
    await box.stop();
    rmSync(folder, { recursive: true });
  }
}
