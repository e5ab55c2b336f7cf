import type { Merchant } from './merchants.ts';
import { tintPng } from './tint.ts';

export interface DrawnIcon {
  type: string;
  body: Uint8Array;
}

/** Finds a merchant's icon by path; undefined if there is none. `drawn` reads a file of the build; each is tinted once per merchant. */
export function drawIcon(drawn: (path: string) => Uint8Array | undefined): (merchant: Merchant, path: string) => DrawnIcon | undefined {
  const ready = new WeakMap<Merchant, Map<string, DrawnIcon>>();
  return (merchant, path) => {
    const icon = merchant.icons.get(path);
    if (!icon || 'body' in icon) return icon;
    const own = ready.get(merchant) ?? new Map<string, DrawnIcon>();
    ready.set(merchant, own);
    const png = own.has(path) ? undefined : drawn(path);
    if (png) own.set(path, { type: icon.type, body: tintPng(png, icon.tint) });
    return own.get(path);
  };
}
