// Translators (Google Translate in Chrome and in in-app browsers) replace each text node by a `font` element. The app's
// later writes to the text node, and insertions before it or its removal, would miss the page.
import { beforeRender } from './scheduling/tasks.ts';

/** the replacement of a text node by the text node, and the reverse */
const standIns = new Map<Text, ChildNode>();
const originals = new Map<Node, Text>();

let observer: MutationObserver | undefined;

const isText = (node: Node | null | undefined): node is Text => node?.nodeType === Node.TEXT_NODE;

function forget(text: Text): void {
  originals.delete(standIns.get(text)!);
  standIns.delete(text);
}

/** Restores a text node, which the translator then translates with its current text. */
function putBack(text: Text): void {
  const standIn = standIns.get(text)!;
  forget(text);
  standIn.parentNode?.replaceChild(text, standIn);
}

/** Records which text nodes were replaced, and restores those that have been written since. */
function note(records: readonly MutationRecord[]): void {
  const fresh = new Set<Node>();
  const written: Node[] = [];
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    if (type === 'characterData') written.push(target);
    addedNodes.forEach((node) => {
      if (node.nodeName === 'FONT' || (isText(node) && originals.size > 0)) fresh.add(node);
    });
    removedNodes.forEach((node) => {
      // A replacement may itself be replaced, when the page returns to its own language.
      const text = originals.get(node) ?? node;
      if (!isText(text)) return;
      // The app never adds a `font` element; an added text node counts only where a replacement was removed, since the
      // app adds text nodes too.
      const standIn = [addedNodes[0], previousSibling, nextSibling].find((near) => near && fresh.has(near) && (text !== node || near.nodeName === 'FONT')) as ChildNode | undefined;
      // An author's HTML may contain `font` elements, and is set as a whole.
      if (!standIn || (target as Element).closest('.rich-text')) return;
      fresh.delete(standIn);
      forget(text);
      if (standIn === text) return;
      standIns.set(text, standIn);
      originals.set(standIn, text);
      observer!.observe(text, { characterData: true });
    });
  }
  for (const text of written) {
    // A text node moved into its replacement is visible as it is, and the translator may have written it.
    if (isText(text) && standIns.has(text) && !text.isConnected) putBack(text);
  }
}

/** Restores the text nodes inside `parent` before it renders, because the render may insert before them or remove them. */
function putBackInside(parent: Node): void {
  note(observer!.takeRecords());
  standIns.forEach((standIn, text) => {
    if (parent.contains(standIn)) putBack(text);
    else if (!standIn.isConnected) forget(text);
  });
}

/** Keeps the app's writes visible while a translator replaces the page's text nodes. Call it before hydration. */
export function surviveTranslators(): void {
  observer = new MutationObserver(note);
  observer.observe(document.body, { childList: true, subtree: true });
  beforeRender(putBackInside);
}
