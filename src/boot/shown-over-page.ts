import { canOfferDownload } from '../app/device/browser/browser.ts';
import { storageKeys, stored } from '../app/device/storage.ts';
import { ageAsked, ageRefused, barShown } from '../contract/over-page.ts';
import { ofMember } from '../contract/page.ts';

const { classList } = document.documentElement;

/** Removes the download bar before it is painted where it may not be shown. A page without it opens no storage for it. */
export function hideUnofferedBar(): void {
  if (classList.contains(barShown) && !canOfferDownload()) classList.remove(barShown);
}

/** Removes the 18+ question before it is painted where it was answered; members have answered it. */
export function hideAnsweredQuestion(): void {
  if (!classList.contains(ageAsked)) return;
  // Opens the session storage only if needed: each storage's first use is a call to another process that delays the first paint.
  if (classList.contains(ofMember) || stored('localStorage', storageKeys.adult) === 'yes') classList.remove(ageAsked);
  else if (stored('sessionStorage', storageKeys.adult)) classList.add(ageRefused);
}
