/** The key of the gateway behind an edge, PEM, as its pages hold it. */
export async function publicKeyAt(address: string): Promise<string> {
  const html = await (await fetch(`${address}/m/home`)).text();
  const found = /"publicKey":("(?:[^"\\]|\\.)*")/.exec(html);
  if (!found) throw new Error(`${address} says no key`);
  return JSON.parse(found[1]!) as string;
}
