/** Hop-by-hop headers (RFC 9110 §7.6.1), by lower-case name. */
export const hopByHop: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade']);
