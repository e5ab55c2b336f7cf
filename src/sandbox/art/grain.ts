/** Side of a cell in pixels, and strength in grey levels: from clouds to single pixels. */
const octaves = [[64, 40], [16, 20], [6, 12], [2, 6], [1, 14]] as const;

const made = new Map<string, Promise<Buffer>>();

/** Grain about middle grey, RGB, for pictures of this size: the same every time. */
export function grain(width: number, height: number): Promise<Buffer> {
  const key = `${width} x ${height}`;
  const found = made.get(key) ?? make(width, height);
  made.set(key, found);
  return found;
}

async function make(width: number, height: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const sum = new Float32Array(width * height).fill(128);
  for (const [cell, strength] of octaves) {
    const raw = { width: Math.ceil(width / cell), height: Math.ceil(height / cell), channels: 1 } as const;
    const layer = await sharp(noise(raw.width * raw.height, cell), { raw }).resize(width, height, { fit: 'fill' }).extractChannel(0).raw().toBuffer();
    layer.forEach((level, at) => (sum[at]! += (level / 128 - 1) * strength));
  }
  return sharp(Uint8Array.from(sum), { raw: { width, height, channels: 1 } }).toColourspace('srgb').raw().toBuffer();
}

/** Xorshift: a seed of its own for each octave. */
function noise(length: number, octave: number): Uint8Array {
  let state = octave * 7_919;
  return Uint8Array.from({ length }, () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state & 255;
  });
}
