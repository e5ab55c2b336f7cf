/** Names that people have: each is taken as it stands here. */
export const names: readonly string[] = [
  'Joana da Silva', 'João Antônio', 'Conceição Müller', 'Joana D’Ávila', "Joana D'Ávila", 'Joana D`Ávila', 'Joana D´Ávila', 'Łukasz Dvořák',
  'Nguyễn Thị Ánh', 'José María Núñez', 'Björk Guðmundsdóttir', 'Søren Kierkegård', 'Zoë Saldaña', 'İbrahim Çelik', 'Ștefan Popescu',
  'Marie-Claire Lefèvre', 'Ana–Maria Souza', 'Seán O’Brien', 'Maria do Rosário de Fátima', 'Antônio Carlos Jr.', 'Carlos O. Souza',
  'Ñusta Quispe', 'Özge Yılmaz', 'Đorđe Petrović', 'Þóra Æsa', 'Weiß Groß', 'Œdipe Lœuvre', 'Mª Luísa', 'Li Wei', 'Jo Ã', '王小明', '山田 太郎', '김민수',
  'Иван Петров', 'Γιώργος Παπαδόπουλος', 'محمد علي', 'דוד כהן', 'प्रिया शर्मा', 'Gal·la Ribó', 'Siân ap Rhys',
  'Pedro de Alcântara João Carlos Leopoldo Salvador Bibiano Francisco Xavier de Paula',
];

/** No names of people. */
export const noNames: readonly string[] = ['A', '1234', 'Ana 2', 'Ana@Lima', '<b>Ana</b>', 'Ana_Lima', '🎰 Sorte', "'’", '- -', '...', 'Ana\nLima', 'x'.repeat(101), 'R$ 50', 'Ana; drop'];

/** Spellings of one person, as registrations, banks and passports have them. */
export const samePerson: readonly (readonly string[])[] = [
  ['Joana D’Ávila', "Joana D'Ávila", "JOANA D'AVILA", 'joana dávila', 'JOANA D AVILA', 'Joana D` Ávila', ' Joana\u00a0D\u2019\u00c1vila ', 'Joana D´Ávila'],
  ['João Antônio', 'Joa\u0303o Anto\u0302nio', 'JOAO ANTONIO', 'joão  antônio', 'Jo\u200bão Antônio'],
  ['Łukasz Dvořák', 'LUKASZ DVORAK', 'Łukasz Dvor\u030ca\u0301k', 'lukasz dvořák'],
  ['Marie-Claire Lefèvre', 'MARIE CLAIRE LEFEVRE', 'Marie–Claire Lefèvre', 'Marie‑Claire Lefèvre'],
  ['Seán O’Brien', 'SEAN OBRIEN', "Sean O'Brien", 'SEAN O BRIEN'],
  ['Søren Kierkegård', 'SOREN KIERKEGARD', 'Søren Kierkega\u030ard'],
  ['Weiß Groß', 'WEISS GROSS'],
  ['İbrahim Çelik', 'IBRAHIM CELIK', 'ibrahim çelik'],
  ['Özge Yılmaz', 'OZGE YILMAZ'],
  ['Đorđe Petrović', 'DORDE PETROVIC'],
  ['Carlos O. Souza', 'CARLOS O SOUZA', 'Carlos  O. Souza'],
  ['Conceição Müller', 'ＣＯＮＣＥＩＣＡＯ　ＭＵＬＬＥＲ'],
];
