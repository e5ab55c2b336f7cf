const colorOf = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

const inXml = (text: string): string => text.replace(/\p{Cc}/gu, ' ').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A picture of the same size with the name on a plain colour. A game's art shows what lies under it, which is its name. */
export function standIn(image: HTMLImageElement): string {
  const [width, height] = ['width', 'height'].map((side) => Number(image.getAttribute(side)) || 100) as [number, number];
  const name = image.alt;
  const ground = image.closest('.game-card-art') ? '' : `<rect width="100%" height="100%" fill="${inXml(colorOf('--surface-3'))}"/>`;
  const size = Math.min(height / 4, (width * 1.5) / Math.max(name.length, 1));
  const words = name && `<text x="50%" y="50%" fill="${inXml(colorOf('--text'))}" font-family="sans-serif" font-weight="700" font-size="${size}" text-anchor="middle" dominant-baseline="middle">${inXml(name)}</text>`;
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${ground}${words}</svg>`)}`;
}
