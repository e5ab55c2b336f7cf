/** The public key of the gateway behind an edge, PEM, from the edge's page. */
export async function publicKeyAt(address: string): Promise<string> {
  const html = await (await fetch(`${address}/m/home`)).text();
  const found = /"publicKey":("(?:[^"\\]|\\.)*")/.exec(html);
  if (!found) throw new Error(`${address} serves no public key`);
  return JSON.parse(found[1]!) as string;
}
