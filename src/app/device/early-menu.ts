// @chunk entry
/** Ends the side menu that the page's script has opened, and returns the focus; its history entry stays. None while it is closed. */
export const earlyMenu = (): (() => void) | undefined => (window as { earlyMenu?: () => void }).earlyMenu;
