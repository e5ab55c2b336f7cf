/** ms between two reloads of a page whose code cannot be loaded, by the boot script or by the app: they share the stored time. */
export const reloadPause = 30_000;
