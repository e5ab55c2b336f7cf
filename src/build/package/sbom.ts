import { createHash } from 'node:crypto';
import type { Shipped } from './notices.ts';

/** Version and source of a release. */
export interface Release {
  version: string;
  /** empty without git history */
  commit: string;
  /** epoch s: of the commit, so that the same source gives the same bytes */
  at: number;
}

/** Digests by a package's path in package-lock.json; a package may contain another version of another. */
export type Lock = Readonly<Record<string, { version?: string; integrity?: string }>>;

const purlOf = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** A package's digests in the registry, from `sha512-…` (base64). */
function hashesOf(integrity: string | undefined): { alg: string; content: string }[] {
  const [kind, digest] = integrity?.split('-') ?? [];
  return kind === 'sha512' ? [{ alg: 'SHA-512', content: Buffer.from(digest!, 'base64').toString('hex') }] : [];
}

/** A serial number that is the same for the same source. */
function serialOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The bill of materials (CycloneDX 1.6) of what is bundled. sharp and Node are not: whoever installs Leve provides them. */
export function sbomOf({ version, commit, at }: Release, shipped: readonly Shipped[], lock: Lock): string {
  const components = shipped.map(({ name, version: own, license }) => {
    const locked = Object.entries(lock).find(([place, one]) => place.endsWith(`node_modules/${name}`) && one.version === own)?.[1];
    return {
      type: 'library',
      'bom-ref': purlOf(name, own),
      name,
      version: own,
      // SPDX names and expressions alike.
      licenses: [{ expression: license.replace(/^\((.*)\)$/, '$1') }],
      purl: purlOf(name, own),
      hashes: hashesOf(locked?.integrity),
    };
  });
  const own = purlOf('leve', version);
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: new Date(at * 1_000).toISOString(),
      component: { type: 'application', 'bom-ref': own, name: 'leve', version, purl: own, ...(commit && { properties: [{ name: 'commit', value: commit }] }) },
    },
    components,
    dependencies: [{ ref: own, dependsOn: components.map(({ purl }) => purl) }],
  };
  return `${JSON.stringify({ ...bill, serialNumber: serialOf(JSON.stringify(bill)) }, null, 2)}\n`;
}
