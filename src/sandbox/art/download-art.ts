import { picture } from './picture.ts';

const leaf = 'M48 150C34 92 66 44 150 42 156 116 116 156 66 142 82 112 100 92 122 76 92 86 64 112 56 152Z';

/** The icon of the app to download, 192 x 192: the Leve leaf. */
export const downloadArt = (): string =>
  picture(192, 192, [
    '<defs><linearGradient id="g" x2=".5" y2="1"><stop stop-color="#ffe58f"/><stop offset=".45" stop-color="#ffc74a"/><stop offset="1" stop-color="#f0962a"/></linearGradient>',
    '<linearGradient id="l" x2=".6" y2="1"><stop stop-color="#5a3b0c"/><stop offset="1" stop-color="#2b1a00"/></linearGradient></defs>',
    '<rect width="192" height="192" rx="44" fill="url(#g)"/><path d="M0 44A44 44 0 0 1 44 0H148A44 44 0 0 1 192 44Q104 52 0 96Z" fill="#fff" opacity=".22"/>',
    `<path d="${leaf}" fill="#a85a02" opacity=".35" transform="translate(0 5)"/><path d="${leaf}" fill="url(#l)" stroke="#2b1a00" stroke-width="4" stroke-linejoin="round"/>`,
    '<path d="M62 104C74 70 104 54 142 51" fill="none" stroke="#ffd768" stroke-width="4" stroke-linecap="round" opacity=".5"/>',
  ].join(''));
