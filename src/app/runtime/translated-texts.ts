// Translators (Google Translate in Chrome and in in-app browsers) put a `font` element in the place of each text node. What
// is written into the text after that, and what is put before it or taken away, would miss the page.
import { beforeRender } from './scheduling/tasks.ts';

/** what stands in the place of a text, by the text; and the other way */
const standIns = new Map<Text, ChildNode>();
const originals = new Map<Node, Text>();

let observer: MutationObserver | undefined;

const isText = (node: Node | null | undefined): node is Text => node?.nodeType === Node.TEXT_NODE;

function forget(text: Text): void {
  originals.delete(standIns.get(text)!);
  standIns.delete(text);
}

/** Puts a text back in its place; the translator finds it there, and translates what it says now. */
function putBack(text: Text): void {
  const standIn = standIns.get(text)!;
  forget(text);
  standIn.parentNode?.replaceChild(text, standIn);
}

/** Notes which texts have gone, and puts those back that have been written since. */
function note(records: readonly MutationRecord[]): void {
  const fresh = new Set<Node>();
  const written: Node[] = [];
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    if (type === 'characterData') written.push(target);
    addedNodes.forEach((node) => {
      if (node.nodeName === 'FONT' || (isText(node) && originals.size > 0)) fresh.add(node);
    });
    removedNodes.forEach((node) => {
      // A stand-in may itself be replaced, when the page is to be read in its own language again.
      const text = originals.get(node) ?? node;
      if (!isText(text)) return;
      // The app never adds such an element; a new text counts only where a stand-in has gone, for the app adds texts too.
      const standIn = [addedNodes[0], previousSibling, nextSibling].find((near) => near && fresh.has(near) && (text !== node || near.nodeName === 'FONT')) as ChildNode | undefined;
      // What an author wrote may hold such elements, and is put in as a whole.
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
    // One that was moved into its stand-in is seen as it is, and may have been written by the translator.
    if (isText(text) && standIns.has(text) && !text.isConnected) putBack(text);
  }
}

/** Puts the texts inside `parent` back before it is rendered: elements are added before them, and they may go. */
function putBackInside(parent: Node): void {
  note(observer!.takeRecords());
  standIns.forEach((standIn, text) => {
    if (parent.contains(standIn)) putBack(text);
    else if (!standIn.isConnected) forget(text);
  });
}

/** Keeps what the app writes on the page while a translator replaces the page's texts. Call it before the page is hydrated. */
export function surviveTranslators(): void {
  observer = new MutationObserver(note);
  observer.observe(document.body, { childList: true, subtree: true });
  beforeRender(putBackInside);
}
