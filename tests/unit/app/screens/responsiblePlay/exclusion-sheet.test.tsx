import { render, screen } from '@testing-library/preact';
import { expect, test, vi } from 'vitest';
import { currentBreak } from '../../../../../src/app/features/responsible-play/break/break.ts';
import ExclusionSheet from '../../../../../src/app/screens/responsiblePlay/exclusion-sheet.tsx';
import { fill, settle } from '../../../../support/accounts-platform.ts';
import { Refused } from '../../../../support/home-platform.ts';
import { answer, button, end, missing, overview, platform, press, startResponsible, submit, told } from '../../../../support/responsible-page.tsx';

startResponsible();

test.each([['EXCLUIR', true], [' excluir ', true], ['EXCLUI', false], ['', false]])('the self-exclusion is sent after the typed word alone: "%s"', async (word, sent) => {
  answer({ '/wps/responsible/exclusion': overview({ away: { kind: 'exclusion', endsAt: end } }) });
  vi.stubGlobal('scrollTo', () => {});
  render(<ExclusionSheet onClose={() => {}} />);
  await settle();
  expect(button('6 meses').getAttribute('aria-pressed')).toBe('true');
  await press('1 ano');
  fill({ word });
  await submit();
  expect(platform.of('/wps/responsible/exclusion').map(({ method, body }) => [method, body])).toEqual(sent ? [['POST', { length: 'year' }]] : []);
  expect(told()).toEqual(sent ? ['Autoexclusão ativa. Cuide-se.'] : []);
  expect(currentBreak.value?.kind).toBe(sent ? 'exclusion' : undefined);
});

test('a refused exclusion stays in its sheet, with the typed word', async () => {
  const onClose = vi.fn<() => void>();
  answer({ '/wps/responsible/exclusion': new Refused('request.invalid') });
  render(<ExclusionSheet onClose={onClose} />);
  await settle();
  fill({ word: 'EXCLUIR' });
  await submit();
  expect(platform.of('/wps/responsible/exclusion')).toMatchObject([{ body: { length: 'halfYear' } }]);
  expect([screen.getByRole('alert').textContent !== '', told(), currentBreak.value]).toEqual([true, [], undefined]);
  expect(onClose).not.toHaveBeenCalled();
});

test('the sheet of the exclusion says its lengths, and which word to type', async () => {
  render(<ExclusionSheet onClose={() => {}} />);
  await settle();
  expect(missing(['6 meses1 anoPara sempre', 'Digite EXCLUIR para confirmar'])).toEqual([[], '24']);
});
