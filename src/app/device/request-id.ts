/** A name for one thing that the person means to happen once, however often it has to be asked for. */
export function newRequestId(): string {
  // Not `randomUUID`, which Chromium 72 and pages without TLS have not.
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
