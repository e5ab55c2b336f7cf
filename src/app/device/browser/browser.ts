/** Tests of the user agent (A §9). Pure functions, so that a test can try every phone. */

export const isAndroid = (userAgent: string): boolean => /Android/i.test(userAgent);

/** iPhones, iPods and iPads; an iPad that calls itself a Macintosh is known by its touch points. */
export const isIOS = (userAgent: string, touchPoints = 0): boolean =>
  /iPhone|iPod|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);

/** Major 11 with minor below 3, or major 10 or lower: no manifest and no service worker there. */
export function isOldIOS(userAgent: string): boolean {
  const version = isIOS(userAgent) && / OS (\d+)_(\d+)/.exec(userAgent);
  if (!version) return false;
  const major = Number(version[1]);
  return major <= 10 || (major === 11 && Number(version[2]) < 3);
}

/** Safari itself: Chrome and Firefox on iOS run its engine and carry its name. */
export const isSafari = (userAgent: string): boolean =>
  /Version\/[\d.]+.*Safari\//.test(userAgent) && !/CriOS|FxiOS|Android|Chrome|Chromium/.test(userAgent);
