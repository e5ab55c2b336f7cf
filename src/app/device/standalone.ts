/** True when the app runs from the home screen: installed, or an iOS web clip (A §4, A §9). */
export function isStandalone(): boolean {
  return matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true;
}
