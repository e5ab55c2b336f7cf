import { act } from '@testing-library/preact';
import { useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'preact-render-to-string';
import { afterEach, expect, test } from 'vitest';
import { hydrateInTasks } from '../../../../../src/app/runtime/scheduling/tasks.ts';
import { DeferredHydration } from '../../../../../src/app/runtime/scheduling/deferred-hydration.tsx';

const drawn: string[] = [];

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  drawn.push(name);
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
  drawn.length = 0;
  container.remove();
});

test('each part of a prerendered page comes alive in a task of its own, in its order, on the elements that stood there', async () => {
  container.innerHTML = renderToString(page as never);
  document.body.append(container);
  const stood = Array.from(container.querySelectorAll('button, p, section'));
  drawn.length = 0;
  const tasks: string[][] = [];
  // One of these runs between any two tasks: it tells them apart, and waits for nothing.
  const clock = setInterval(() => tasks.push(drawn.splice(0)));
  const hydrated = hydrateInTasks(
    () => void hydrateRoot(container, page),
    () => drawn.push('drawn'),
  );
  expect(drawn).toEqual([]);
  await hydrated;
  clearInterval(clock);
  tasks.push(drawn.splice(0));
  expect(tasks.filter((names) => names.includes('first') && names.includes('inner'))).toEqual([]);
  // The first part, the section, and the part inside it.
  expect(tasks.flat()).toEqual(['first', 'drawn', 'drawn', 'inner', 'drawn']);
  const stands = Array.from(container.querySelectorAll('button, p, section'));
  expect(stands).toHaveLength(stood.length);
  stands.forEach((element, at) => expect(element).toBe(stood[at]));
  for (const button of container.querySelectorAll('button')) await act(() => button.click());
  expect(container.textContent).toBe('first 1betweeninner 1');
});

test('a part that is not prerendered waits for nothing', async () => {
  container.innerHTML = '';
  await act(() => createRoot(container).render(page));
  expect(container.textContent).toBe('first 0betweeninner 0');
});
