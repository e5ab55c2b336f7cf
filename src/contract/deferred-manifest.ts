/** `rel` of the manifest's link until the page has an idle moment: Android fetches manifest and icon at once, 9 KB of a thin line. */
export const deferredManifest = 'deferred-manifest';
