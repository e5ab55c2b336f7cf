import { createHash } from 'node:crypto';
import type { Shipped } from './notices.ts';

/** What is shipped, and of which source. */
export interface Release {
  version: string;
  /** empty where there is no history */
  commit: string;
  /** epoch s: of the commit, so that the same source gives the same bytes */
  at: number;
}

/** Digests by the place of a package, as package-lock.json has them: one may have another version of its own inside. */
export type Lock = Readonly<Record<string, { version?: string; integrity?: string }>>;

const purlOf = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** Digests of a package in the registry: `sha512-…`, base64. */
function hashesOf(integrity: string | undefined): { alg: string; content: string }[] {
  const [kind, digest] = integrity?.split('-') ?? [];
  return kind === 'sha512' ? [{ alg: 'SHA-512', content: Buffer.from(digest!, 'base64').toString('hex') }] : [];
}

/** A name of this bill that the same source gives again. */
function serialOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The bill of materials, CycloneDX 1.6, of what is bundled. sharp and Node are not: whoever installs Leve brings them. */
export function sbomOf({ version, commit, at }: Release, shipped: readonly Shipped[], lock: Lock): string {
  const components = shipped.map(({ name, version: own, license }) => {
    const locked = Object.entries(lock).find(([place, one]) => place.endsWith(`node_modules/${name}`) && one.version === own)?.[1];
    return {
      type: 'library',
      'bom-ref': purlOf(name, own),
      name,
      version: own,
      // Names and expressions of SPDX alike.
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
