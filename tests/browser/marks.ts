import type { Page } from 'playwright';

/** Least contrast of a graphic (WCAG 2.2, 1.4.11). */
const least = 3;

/** Runs in the page. */
function faintMarks(needed: number): string[] {
  type Rgb = [number, number, number];
  const linear = (value: number): number => (value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const light = ([red, green, blue]: Rgb): number => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05;
  const contrast = (one: Rgb, other: Rgb): number => Math.max(light(one), light(other)) / Math.min(light(one), light(other));
  /** All colours of a value that can be seen. */
  const colorsIn = (value: string): Rgb[] => Array.from(value.matchAll(/rgba?\(([^)]+)\)/g), ([, list]) => list!.split(',').map(Number))
    .filter(([, , , alpha = 1]) => alpha > 0.5).map(([red, green, blue]) => [red!, green!, blue!]);
  const groundOf = (from: Element | null): Rgb => {
    for (let at = from; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      const [color] = [...colorsIn(backgroundColor), ...colorsIn(backgroundImage)];
      if (color) return color;
    }
    return [255, 255, 255];
  };
  const isSeen = (element: Element): boolean => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden' && !element.closest('.unseen,[aria-hidden=true],[inert]');
  const named = (element: Element): string => `${element.localName}.${element.getAttribute('class') ?? ''} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30)}"`;
  /** What an element shows beside its words, by kind. */
  const shown = (style: CSSStyleDeclaration): { kind: string; color: Rgb }[] => [
    ...edges(style).map((color) => ({ kind: style.outlineStyle === 'none' ? 'edge' : 'outline', color })),
    ...[...colorsIn(style.backgroundColor), ...colorsIn(style.backgroundImage)].map((color) => ({ kind: 'ground', color })),
  ];
  const edges = (style: CSSStyleDeclaration): Rgb[] => [
    ...style.boxShadow.split(/,(?![^(]*\))/).filter((shadow) => /inset|0px 0px 0px [1-9]/.test(shadow) && !/ 0px 0px 0px 0px/.test(shadow)).flatMap(colorsIn),
    ...(['Top', 'Bottom', 'Left'] as const).filter((side) => style[`border${side}Style`] !== 'none' && parseFloat(style[`border${side}Width`]) >= 1).flatMap((side) => colorsIn(style[`border${side}Color`])),
    ...(style.outlineStyle === 'none' ? [] : colorsIn(style.outlineColor)),
  ];
  const found: string[] = [];

  // Where something can be typed or picked is told from what it stands on.
  for (const field of Array.from(document.querySelectorAll('input:not([type=hidden],[readonly],.cover),textarea,select'))) {
    if (!isSeen(field) || field.closest('.language-picker')) continue;
    // The field itself, or the surface that holds it and its button.
    const frames = [field, field.parentElement!, field.parentElement!.parentElement!];
    const most = Math.max(...frames.map((frame) => Math.max(0, ...[...edges(getComputedStyle(frame)), ...colorsIn(getComputedStyle(frame).backgroundColor)].map((edge) => contrast(edge, groundOf(frame.parentElement))))));
    if (most < needed) found.push(`field ${named(field)}: ${most.toFixed(2)}`);
  }

  // What is chosen is told from what is not by more than the colour of its words.
  const groups: readonly [chosen: string, other: string][] = [
    ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
    ['nav a[aria-current=page], .footer > [aria-current]', '.footer > a:not([aria-current])'],
    ['button[aria-pressed=true]', 'button[aria-pressed=false]'],
    ['[aria-current=true]', '[aria-current=false]'],
    ['input:checked', 'input:not(:checked)'],
  ];
  for (const [chosen, other] of groups) {
    for (const one of Array.from(document.querySelectorAll(chosen))) {
      if (!isSeen(one)) continue;
      const parts = (element: Element): Element[] => [element, ...Array.from(element.querySelectorAll('*')), ...(element.matches('.cover') && element.nextElementSibling ? [element.nextElementSibling] : [])];
      const looks = (element: Element) => parts(element).flatMap((part) => {
        const style = getComputedStyle(part);
        const drawn = (['::before', '::after'] as const).map((pseudo) => getComputedStyle(part, pseudo)).filter(({ content, display }) => content !== 'none' && display !== 'none');
        const looked = [style, ...drawn].flatMap(shown).concat(part instanceof SVGElement && style.fill !== 'none' ? colorsIn(style.fill).map((color) => ({ kind: 'fill', color })) : []);
        // Against what is around it, or as a line against what it stands in.
        return looked.map(({ kind, color }) => ({ look: `${kind} ${String(color)}`, by: Math.max(contrast(color, groundOf(part.parentElement)), kind === 'ground' ? 0 : contrast(color, groundOf(part))) }));
      });
      const rest = Array.from(document.querySelectorAll(other)).find((element) => isSeen(element) && element.className === one.className);
      const usual = new Set(rest ? looks(rest).map(({ look }) => look) : []);
      const most = Math.max(0, ...looks(one).filter(({ look }) => !usual.has(look)).map(({ by }) => by));
      if (most < needed) found.push(`chosen ${named(one)}: ${most.toFixed(2)}`);
    }
  }
  return Array.from(new Set(found));
}

/** Fields whose edge, and choices whose mark, are too faint: less than 3:1 against what they stand on. */
export const faintMarksOf = (page: Page): Promise<string[]> => page.evaluate(faintMarks, least);
