/**
 * The page's default Trusted Types policy. It allows what the app itself writes: the build's files and the service
 * worker, but no markup, since all must come out of DOMPurify. As the default policy it adds nothing to the first
 * bundle.
 */
const policy = {
  createHTML: (html: string) => (html === '' ? html : undefined),
  createScriptURL: (url: string) => (/^\/(assets\/[\w/-]+|worker)\.js$/.test(url) ? url : undefined),
};

export type TrustPolicy = typeof policy;

/** Installs the policy where the browser enforces Trusted Types (Chromium 83 and later). */
export function installTrustPolicy(): void {
  (window as { trustedTypes?: { createPolicy(name: string, policy: TrustPolicy): unknown } }).trustedTypes?.createPolicy('default', policy);
}
