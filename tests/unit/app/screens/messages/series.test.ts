import { expect, test } from 'vitest';
import { seriesIn } from '../../../../../src/app/screens/messages/index.tsx';

const letters = (...titles: string[]) => titles.map((title, at) => ({ id: String(at), title, content: '', sentAt: 0, isRead: true }));
const grouped = (...titles: string[]) => seriesIn(letters(...titles)).map((series) => series.map(({ title }) => title));

test('three letters or more of one name that follow each other are a series; two stand by themselves', () => {
  expect(grouped('Boas-vindas', 'Resumo da semana 3', 'Resumo da semana 2', 'Resumo da semana 1')).toEqual([['Boas-vindas'], ['Resumo da semana 3', 'Resumo da semana 2', 'Resumo da semana 1']]);
  expect(grouped('Resumo 2', 'Resumo 1', 'Boas-vindas')).toEqual([['Resumo 2'], ['Resumo 1'], ['Boas-vindas']]);
});

test('a letter between them ends a series: the order of the mail stays', () => {
  expect(grouped('Resumo 4', 'Resumo 3', 'Sua conta', 'Resumo 2', 'Resumo 1')).toEqual([['Resumo 4'], ['Resumo 3'], ['Sua conta'], ['Resumo 2'], ['Resumo 1']]);
  expect(seriesIn([])).toEqual([]);
});
