/** `rel` of the manifest's link until the page is idle: Android fetches manifest and icon at once, 9 KB on a slow network. */
export const deferredManifest = 'deferred-manifest';
