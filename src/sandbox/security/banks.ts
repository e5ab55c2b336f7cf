import type { Bank } from '../../contract/endpoints/security.ts';

/** Banks that withdrawals can go to, by the code that the Central Bank gave them. */
export const banks: readonly Bank[] = [
  { code: '001', name: 'Banco do Brasil' },
  { code: '003', name: 'Banco da Amazônia' },
  { code: '004', name: 'Banco do Nordeste' },
  { code: '021', name: 'Banestes' },
  { code: '033', name: 'Santander' },
  { code: '037', name: 'Banpará' },
  { code: '041', name: 'Banrisul' },
  { code: '047', name: 'Banese' },
  { code: '070', name: 'BRB' },
  { code: '077', name: 'Banco Inter' },
  { code: '085', name: 'Ailos' },
  { code: '104', name: 'Caixa Econômica Federal' },
  { code: '136', name: 'Unicred' },
  { code: '208', name: 'BTG Pactual' },
  { code: '212', name: 'Banco Original' },
  { code: '237', name: 'Bradesco' },
  { code: '260', name: 'Nubank' },
  { code: '290', name: 'PagBank' },
  { code: '318', name: 'Banco BMG' },
  { code: '323', name: 'Mercado Pago' },
  { code: '336', name: 'C6 Bank' },
  { code: '341', name: 'Itaú' },
  { code: '380', name: 'PicPay' },
  { code: '389', name: 'Banco Mercantil' },
  { code: '422', name: 'Safra' },
  { code: '655', name: 'Banco Votorantim' },
  { code: '748', name: 'Sicredi' },
  { code: '756', name: 'Sicoob' },
];

export const bankName = (code: string): string | undefined => banks.find((bank) => bank.code === code)?.name;
