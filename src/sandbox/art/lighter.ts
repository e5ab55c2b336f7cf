import { mixed } from './picture.ts';

interface Element {
  name: string;
  attributes: string;
  inside: (Element | string)[];
}

/** Reads what the drawings of this folder write: no comments, no entities in tags, every element closed. */
function parsed(svg: string): Element {
  const top: Element = { name: '', attributes: '', inside: [] };
  const open = [top];
  for (const [, text, end, name, attributes, alone] of svg.matchAll(/([^<]+)|<(\/?)([\w]+)([^>]*?)(\/?)>/g)) {
    if (text) open.at(-1)!.inside.push(text);
    else if (end) open.pop();
    else {
      const element: Element = { name: name!, attributes: attributes!, inside: [] };
      open.at(-1)!.inside.push(element);
      if (!alone) open.push(element);
    }
  }
  return top;
}

const written = ({ name, attributes, inside }: Element): string => {
  const content = inside.map((part) => (typeof part === 'string' ? part : written(part))).join('');
  if (!name) return content;
  return content ? `<${name}${attributes}>${content}</${name}>` : `<${name}${attributes}/>`;
};

const elementsOf = ({ inside }: Element): Element[] =>
  inside.flatMap((part) => (typeof part === 'string' ? [] : [part, ...elementsOf(part)]));

/** One colour for a gradient: its middle; none for one that fades away, which is a shade or a light on something else. */
function colourOf({ inside }: Element): string | undefined {
  const stops = inside.map((stop) => (stop as Element).attributes);
  if (stops.some((stop) => /stop-opacity="(0|\.0\d*)"/.test(stop))) return undefined;
  const colours = stops.map((stop) => /stop-color="([^"]+)"/.exec(stop)?.[1] ?? '#000000');
  if (colours.length > 2) return colours[1]!;
  return mixed(...(colours.map((colour) => (colour.length === 4 ? colour.replaceAll(/[\da-f]/gi, '$&$&') : colour)) as [string, string]), 0.5);
}

/** Without groups that hold nothing, definitions that nothing uses, and uses of removed definitions; `text` is the picture. */
function swept(element: Element, text: string): Element {
  const inside = element.inside
    .map((part) => (typeof part === 'string' ? part : swept(part, text)))
    .filter((part) => {
      if (typeof part === 'string') return true;
      const id = / id="([^"]+)"/.exec(part.attributes)?.[1];
      if (/^(g|defs)$/.test(part.name) && !part.inside.length) return false;
      if (part.name === 'use') return text.includes(` id="${/ href="#([^"]+)"/.exec(part.attributes)![1]!}"`);
      return !id || !/^(clipPath|linearGradient|radialGradient)$/.test(part.name) || text.includes(`url(#${id})`);
    });
  return { ...element, inside };
}

/**
 * The same picture for phones that save data: gradients become plain colours, and translucent parts are left out, which
 * are light, shade and ornament in all drawings.
 */
export function lighter(svg: string): string {
  const picture = parsed(svg);
  const colours = new Map(elementsOf(picture).filter(({ name }) => name.endsWith('Gradient')).map((gradient) => [/ id="([^"]+)"/.exec(gradient.attributes)![1]!, colourOf(gradient)]));
  const isOrnament = ({ attributes }: Element): boolean =>
    / (fill-|stroke-)?opacity="/.test(attributes) || [...attributes.matchAll(/="url\(#([^)]+)\)"/g)].some(([, id]) => colours.has(id!) && colours.get(id!) === undefined);
  const plain = (element: Element): Element => ({
    ...element,
    attributes: element.attributes.replaceAll(/="url\(#([^)]+)\)"/g, (whole, id: string) => (colours.has(id) ? `="${colours.get(id)}"` : whole)),
    inside: element.inside.filter((part) => typeof part === 'string' || !isOrnament(part)).map((part) => (typeof part === 'string' ? part : plain(part))),
  });
  let text = written(plain(picture));
  for (let before = ''; before !== text;) {
    before = text;
    text = written(swept(parsed(text), text));
  }
  return text;
}
