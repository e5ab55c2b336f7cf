import type { Sample } from './sample.ts';

/** Addresses. */
export const emails: readonly Sample[] = [
  ['ana@example.com', 'ana@example.com'],
  ['Ana.Lima@Example.com.br', 'Ana.Lima@Example.com.br'],
  ['ana+leve@gmail.com', 'ana+leve@gmail.com'],
  ['ana@loja.info', 'ana@loja.info'],
  ['ana@museu.museum', 'ana@museu.museum'],
  ['ana@empresa.technology', 'ana@empresa.technology'],
  ['ana_lima-88@sub.example.co.uk', 'ana_lima-88@sub.example.co.uk'],
  ["sean.o'brien@example.ie", "sean.o'brien@example.ie"],
  ['a@b.co', 'a@b.co'],
  ['ana@xn--exmplo-fva.com.br', 'ana@xn--exmplo-fva.com.br'],
  [' ana@example.com\u00a0', 'ana@example.com'],
  ['ana@example.com\u200b', 'ana@example.com'],
  ['ana＠example.com', 'ana@example.com'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ['ana', undefined],
  ['ana@', undefined],
  ['@example.com', undefined],
  ['ana@example', undefined],
  ['ana@example.combr', undefined],
  ['ana@@example.com', undefined],
  ['ana @example.com', undefined],
  ['ana..lima@example.com', undefined],
  ['.ana@example.com', undefined],
  ['ana.@example.com', undefined],
  ['ana@-example.com', undefined],
  ['ana@example..com', undefined],
  ['ana@example.c', undefined],
  ['ana,lima@example.com', undefined],
  ['ana@example.com; bia@example.com', undefined],
];

/** Addresses that the directory of Pix takes no longer than 77 characters. */
export const pixEmails: readonly Sample[] = [
  [`${'a'.repeat(65)}@example.com`, `${'a'.repeat(65)}@example.com`],
  [`${'a'.repeat(66)}@example.com`, undefined],
  ['Ana+Leve@Loja.INFO', 'ana+leve@loja.info'],
];
