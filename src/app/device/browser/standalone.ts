const displays = (mode: string): boolean => matchMedia(`(display-mode: ${mode})`).matches;

/** True when the app runs from the home screen: installed, or an iOS web clip (A §4, A §9). */
export function isStandalone(): boolean {
  return displays('standalone') || (navigator as { standalone?: boolean }).standalone === true;
}

/** Installed, or in any of the modes in which a web app has no address bar (A §2: PWA mode). */
export function isInstalled(): boolean {
  return isStandalone() || displays('fullscreen') || displays('minimal-ui');
}
