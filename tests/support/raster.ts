import sharp from 'sharp';

const made = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** Art as game makers deliver it: a scene with edges, gradients and grain, 480 x 600 where nothing else is said. */
export function rasterArt(format: 'png' | 'jpeg' | 'webp' | 'avif', width = 480, height = 600, seed = 1): Promise<Uint8Array<ArrayBuffer>> {
  const key = [format, width, height, seed].join();
  const found = made.get(key) ?? draw(format, width, height, seed);
  made.set(key, found);
  return found;
}

async function draw(format: 'png' | 'jpeg' | 'webp' | 'avif', width: number, height: number, seed: number): Promise<Uint8Array<ArrayBuffer>> {
  const shapes = Array.from({ length: 14 }, (_, at) => {
    const turn = (at * 47 + seed * 31) % 360;
    return `<circle cx="${(at * 137 + seed * 53) % width}" cy="${(at * 211 + seed * 29) % height}" r="${30 + ((at * 17) % 90)}" fill="hsl(${turn},80%,${35 + ((at * 7) % 40)}%)" fill-opacity=".8"/>`;
  }).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${(seed * 67) % 360},70%,30%)"/><stop offset="1" stop-color="hsl(${(seed * 67 + 120) % 360},80%,60%)"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>${shapes}<text x="50%" y="88%" font-size="${width / 8}" font-weight="bold" text-anchor="middle" fill="#fff" stroke="#000" stroke-width="2">Tigre Dourado</text></svg>`;
  const grain = await sharp({ create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 9 } } }).png().toBuffer();
  const picture = sharp(Buffer.from(svg)).composite([{ input: grain, blend: 'soft-light' }]).removeAlpha();
  return new Uint8Array(await (format === 'png' ? picture.png({ palette: true, colours: 128 }) : picture[format]({ quality: 88, ...(format === 'avif' && { effort: 0 }) })).toBuffer());
}
