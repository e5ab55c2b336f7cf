import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { stepsAsJunit } from '../../junit.ts';

test('steps are cases of a suite, and what failed has its output, whatever stands in it', () => {
  const xml = stepsAsJunit([{ name: 'types', seconds: '1.5', output: undefined }, { name: 'lint', seconds: '2.0', output: '\u001B[31ma < b && "c"\u0000' }]);
  const document = new (new Window()).DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelectorAll('testcase').length).toBe(2);
  expect(document.querySelector('failure')?.textContent).toBe('[31ma < b && "c"');
  expect(document.querySelector('testsuite')?.getAttribute('failures')).toBe('1');
});
