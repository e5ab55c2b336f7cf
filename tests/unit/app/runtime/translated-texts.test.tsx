import { useState } from 'react';
import { signal } from '@preact/signals-react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { renderToString } from 'preact-render-to-string';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { surviveTranslators } from '../../../../src/app/runtime/translated-texts.ts';
import { Countdown } from '../../../../src/app/ui/countdown/countdown.tsx';
import { Digits } from '../../../../src/app/ui/digits/digits.tsx';
import { Live } from '../../../../src/app/ui/live/live.tsx';
import { startTranslator } from '../../../support/translator.ts';

let stop: (() => void) | undefined;
beforeAll(surviveTranslators);
afterEach(() => {
  stop?.();
  stop = undefined;
  cleanup();
});

/** The observers of the page and of the translator answer each other. */
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
const translate = async (way?: 'replace' | 'move') => {
  stop = startTranslator(way);
  await settle();
};

for (const way of ['replace', 'move'] as const) {
  test(`what a signal writes reaches a translated page (${way})`, async () => {
    const balance = signal('R$ 1.204,90');
    const { container } = render(<p>Saldo: {balance}</p>);
    await translate(way);
    expect(container.textContent).toBe('«Saldo: »«R$ 1.204,90»');
    balance.value = 'R$ ******';
    await settle();
    expect(container.textContent).toContain('R$ ******');
    expect(container.textContent).not.toContain('1.204,90');
    balance.value = 'R$ 12,00';
    await settle();
    expect(container.textContent).toContain('12,00');
    expect(container.textContent).not.toContain('***');
  });

  test(`what is rendered reaches a translated page, and nothing of before stays (${way})`, async () => {
    function Part() {
      const [step, setStep] = useState(0);
      return (
        <div>
          {step === 1 && <b>novo</b>}
          {step < 2 ? 'texto' : null} {step} <button type="button" onClick={() => setStep(step + 1)}>mais</button>
          {step === 3 && 'fim'}
        </div>
      );
    }
    const { container } = render(<Part />);
    await translate(way);
    const press = async () => {
      fireEvent.click(screen.getByRole('button'));
      await settle();
    };
    const told = () => container.textContent!.replace(/[«»]/g, '');
    await press();
    expect(told()).toBe('novotexto 1 mais');
    await press();
    expect(told()).toBe(' 2 mais');
    await press();
    expect(told()).toBe(' 3 maisfim');
    // It is translated each time.
    expect(container.textContent).toContain('«fim»');
  });
}

test('a page that is shown in its own language again follows too', async () => {
  const text = signal('um');
  const { container } = render(<p>{text}</p>);
  await translate();
  stop!();
  // The translator puts texts of its own in the place of what it had put there.
  const font = container.querySelector('font')!;
  font.parentNode!.replaceChild(document.createTextNode('um'), font);
  await settle();
  text.value = 'dois';
  await settle();
  expect(container.textContent).toBe('dois');
});

test('without a translator nothing comes back that the app took away', async () => {
  const text = signal('um');
  function Part() {
    return <p>{text.value === 'um' ? 'a' : <b>b</b>}{text.value}</p>;
  }
  const { container } = render(<Part />);
  await act(() => void (text.value = 'dois'));
  await settle();
  expect(container.innerHTML).toBe('<p><b>b</b>dois</p>');
});

test('translators are told to leave alone what signals write', async () => {
  const parts = [<Live key={1} text={signal('R$ 1,00')} />, <Digits key={2} value={signal(12)} format={String} />, <Countdown key={3} end={signal(undefined)} />];
  for (const part of parts) {
    const html = renderToString(part);
    expect(html).toMatch(/^<span[^>]*translate="no"/i);
    expect(html).toMatch(/^<span[^>]*notranslate/);
  }
});
