import { pageData } from '../../device/page-data.ts';
import { paths, withQuery } from '../../paths.ts';
import { settings } from './merchant.ts';

const host = /^[\w.-]+(:\d+)?$/;

/** A plain path: no host, no query, nothing that a chat app would cut off. */
const plainPath = /^\/(?!\/)[\w./-]*$/;

/** The address to register with an invitation code: at the merchant's `mainDomain`, else at this origin (A §3); the platform may name its own page in `paths.invite`. */
export function invitationLink(code: string): string {
  const mainDomain = settings.value?.mainDomain ?? '';
  const origin = host.test(mainDomain) ? `https://${mainDomain}` : location.origin;
  const invite = settings.value?.paths?.invite ?? '';
  return origin + withQuery(plainPath.test(invite) ? invite : paths.register, { affiliateCode: code });
}

/** Whether the phone has a share sheet. */
export const canShare = (): boolean => 'share' in navigator;

/** Opens the phone's share sheet with a link and its text. Closing it has no effect. */
export const shareLink = (url: string, text: string): void => void navigator.share({ title: pageData.merchant.name, text, url }).catch(() => {});
