import { escapeHtml, jsonInHtml } from '../build/escape-html.ts';
import { slots } from '../build/page-files.ts';
import type { Slot } from '../build/page-files.ts';
import { ageAsked } from '../contract/age-gate.ts';
import { barred, offersDownloads } from '../contract/downloads.ts';
import { telegramOf } from '../contract/side-menu.ts';
import { bannerPicture, placedPicture } from '../contract/page.ts';
import type { PageData } from '../contract/page.ts';

const slotNames = Object.keys(slots) as Slot[];

/** A page of the build, cut at its slots: text and the name of a slot in turns. */
export type Template = readonly (string | { slot: Slot })[];

/** Cuts once, so that what is put into one slot is never searched for another. */
export function cutTemplate(html: string): Template {
  const pattern = new RegExp(`(${Object.values(slots).join('|')})`);
  return html.split(pattern).map((part) => {
    const slot = slotNames.find((name) => slots[name] === part);
    return slot ? { slot } : part;
  });
}

/** The page as one merchant's phones get it. `merchantHead` is HTML of the merchant's. */
export function fillTemplate(template: Template, data: PageData, merchantHead: string): string {
  const { merchant, snapshot } = data;
  const banner = template.some((part) => typeof part === 'object' && part.slot === 'banner') ? snapshot.banner : undefined;
  const filled: Record<Slot, string> = {
    merchantHead,
    merchant: escapeHtml(merchant.name),
    preload: banner ? `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(banner.src)}">` : '',
    pageData: jsonInHtml(data),
    banner: banner ? bannerPicture(banner) : '',
    picture: '',
    barred: offersDownloads(snapshot.settings) ? barred : '',
    asked: snapshot.settings?.whitelabel.RESPONSIBLE ? ageAsked : '',
    telegram: escapeHtml(telegramOf(snapshot.settings, merchant) ?? ''),
    invites: snapshot.settings?.promotions.REFERRAL?.enabled ? '1' : '',
    languages: String(merchant.languages.length),
  };
  const pictures = (snapshot.pictures ?? []).values();
  return template.map((part) => {
    if (typeof part === 'string') return part;
    const src = part.slot === 'picture' && pictures.next().value;
    return src ? placedPicture(src) : filled[part.slot];
  }).join('');
}
