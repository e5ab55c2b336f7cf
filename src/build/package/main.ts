/** `npm run package`: builds what a merchant's server needs as one archive, in `dist-package` or in the given folder. */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import packageJson from '../../../package.json' with { type: 'json' };
import fontOrigin from '../../edge/node/pictures/font/origin.json' with { type: 'json' };
import { pack, writeSums } from './archive.ts';
import { bundleEdge } from './bundle-edge.ts';
import { noticesOf, shippedBy } from './notices.ts';
import { sbomOf, type Lock, type Release } from './sbom.ts';

/** limit of the archive without sharp, bytes */
const most = 20 * 1024 * 1024;

const root = process.cwd();
const { version } = packageJson;
const [parent = 'dist-package'] = process.argv.slice(2);
const name = `leve-${version}`;
const folder = join(parent, name);

/** The last commit; without git history `SOURCE_DATE_EPOCH` gives the time, as usual in reproducible builds. */
function releaseOf(): Release {
  try {
    const [commit, at] = execFileSync('git', ['log', '-1', '--format=%H %ct'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim().split(' ');
    return { version, commit: commit!, at: Number(at) };
  } catch {
    return { version, commit: '', at: Number(process.env.SOURCE_DATE_EPOCH ?? 0) };
  }
}

const release = releaseOf();
rmSync(parent, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await build({ logLevel: 'warn', build: { outDir: resolve(folder, 'dist'), emptyOutDir: true } });
await bundleEdge(root, folder, 'src/edge/main.ts');
cpSync('src/edge/service', folder, { recursive: true });
// Files of the source's `service` folder are beside the README here.
writeFileSync(join(folder, 'README.md'), readFileSync('src/edge/README.md', 'utf8').replaceAll('](service/', ']('));
cpSync('src/edge/merchants/ready-made', join(folder, 'merchants'), { recursive: true });
for (const file of ['src/edge/nginx.conf', 'src/edge/varnish.vcl', 'CHANGELOG.md']) cpSync(file, join(folder, file.slice(file.lastIndexOf('/') + 1)));
const shipped = shippedBy(folder);
for (const file of globSync('*.notices', { cwd: folder })) rmSync(join(folder, file));
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Lock };
writeFileSync(join(folder, 'THIRD-PARTY-NOTICES'), noticesOf(shipped));
writeFileSync(join(folder, 'sbom.cdx.json'), sbomOf(release, shipped, { ...packages, ...fontOrigin }));
writeSums(folder);
const { file, bytes } = pack(parent, name, release.at);
if (bytes > most) throw new Error(`${file} has ${bytes} bytes, and may have ${most}`);
console.log(`${file}  ${(bytes / 1024 / 1024).toFixed(1)} MB, ${shipped.length} packages in it`);
