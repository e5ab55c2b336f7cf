/** Hides what does not hold the words searched for: lines of tables, cards, switches, and parts in which nothing is left. */
export function showSearch(field, main) {
  const find = () => {
    const wanted = field.value.trim().toLowerCase();
    main.classList.toggle('searching', wanted !== '');
    const holds = (place) => place.textContent.toLowerCase().includes(wanted);
    for (const part of main.querySelectorAll('section')) {
      // A part found by its own name is shown whole.
      const whole = holds(part.querySelector('h2'));
      for (const line of part.querySelectorAll('tbody tr, article, .tick')) line.classList.toggle('not-found', !whole && !holds(line));
      part.hidden = !holds(part);
    }
  };
  field.addEventListener('input', find);
  // Parts are drawn anew as the platform changes.
  new MutationObserver(find).observe(main, { childList: true, subtree: true });
}

/** Links to the parts of the page, by their headings. */
export function showIndex(place, main) {
  place.replaceChildren(...[...main.querySelectorAll('h2')].map((heading) => {
    const link = document.createElement('a');
    link.href = `#${heading.id}`;
    link.textContent = heading.textContent;
    return link;
  }));
}
