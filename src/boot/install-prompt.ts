/** Keeps Android's offer to install, which may come before the app, as `window.installOffer`. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (offer) => {
    offer.preventDefault();
    (window as { installOffer?: Event }).installOffer = offer;
  });
}
