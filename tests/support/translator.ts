/**
 * Does to the page what Google Translate does: puts two `font` elements in the place of each text, now and whenever the
 * page changes. `way`: the text goes, or moves into the element. What it writes is marked: `«…»`. Runs inside a page too.
 */
export function startTranslator(way: 'replace' | 'move' = 'replace'): () => void {
  const shut = '[translate="no"], .notranslate, script, style, template, textarea, [data-translated]';
  const translateText = (text: Text) => {
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    outer.setAttribute('data-translated', '');
    text.parentNode!.insertBefore(outer, text);
    if (way === 'move') {
      inner.appendChild(text);
      text.data = `«${text.data}»`;
    } else {
      inner.textContent = `«${text.data}»`;
      text.parentNode!.removeChild(text);
    }
  };
  const translatePage = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && !text.parentElement!.closest(shut)) found.push(text);
    }
    found.forEach(translateText);
  };
  translatePage();
  const observer = new MutationObserver(translatePage);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
