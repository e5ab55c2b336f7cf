import { act } from '@testing-library/preact';
import { useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'preact-render-to-string';
import { afterEach, expect, test } from 'vitest';
import { hydrateInTasks } from '../../../../../src/app/runtime/scheduling/tasks.ts';
import { DeferredHydration } from '../../../../../src/app/runtime/scheduling/hydration.tsx';

const rendered: string[] = [];

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  rendered.push(name);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  );
}

const page = (
  <div>
    <DeferredHydration>
      <Counter name="first" />
    </DeferredHydration>
    <p>between</p>
    <DeferredHydration>
      <section>
        <DeferredHydration>
          <Counter name="inner" />
        </DeferredHydration>
      </section>
    </DeferredHydration>
  </div>
);

const container = document.createElement('div');

afterEach(() => {
  rendered.length = 0;
  container.remove();
});

test('each boundary of a prerendered page hydrates in a task of its own, in document order, on its own elements', async () => {
  container.innerHTML = renderToString(page as never);
  document.body.append(container);
  const before = Array.from(container.querySelectorAll('button, p, section'));
  rendered.length = 0;
  const tasks: string[][] = [];
  // The interval runs between any two tasks, and so separates their renders.
  const clock = setInterval(() => tasks.push(rendered.splice(0)));
  const hydrated = hydrateInTasks(() => void hydrateRoot(container, page));
  expect(rendered).toEqual([]);
  await hydrated;
  clearInterval(clock);
  tasks.push(rendered.splice(0));
  expect(tasks.filter((names) => names.includes('first') && names.includes('inner'))).toEqual([]);
  expect(tasks.flat()).toEqual(['first', 'inner']);
  const after = Array.from(container.querySelectorAll('button, p, section'));
  expect(after).toHaveLength(before.length);
  after.forEach((element, at) => expect(element).toBe(before[at]));
  for (const button of container.querySelectorAll('button')) await act(() => button.click());
  expect(container.textContent).toBe('first 1betweeninner 1');
});

test('a page that is not prerendered renders at once', async () => {
  container.innerHTML = '';
  await act(() => createRoot(container).render(page));
  expect(container.textContent).toBe('first 0betweeninner 0');
});
