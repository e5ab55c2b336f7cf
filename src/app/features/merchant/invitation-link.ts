import { paths, withQuery } from '../../paths.ts';
import { settings } from './merchant.ts';

const host = /^[\w.-]+(:\d+)?$/;

/** The address by which somebody registers with an invitation code: at the merchant's `mainDomain`, else at this page's (A §3). */
export function invitationLink(code: string): string {
  const mainDomain = settings.value?.mainDomain ?? '';
  const origin = host.test(mainDomain) ? `https://${mainDomain}` : location.origin;
  return origin + withQuery(paths.register, { affiliateCode: code });
}
