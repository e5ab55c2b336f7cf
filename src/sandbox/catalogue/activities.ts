import type { AnnouncementArt } from '../art/announcement-art.ts';
import type { MoveKind } from '../money/move.ts';
import type { Label } from './labels.ts';

export interface CatalogueActivity {
  id: string;
  title: Label;
  summary: Label;
  /** HTML */
  terms: Label;
  picture: AnnouncementArt;
  /** counted from the day on which the platform was filled */
  startedDaysAgo: number;
  /** none: until further notice */
  endsInDays?: number;
  /** none: it takes no applications */
  application?: {
    /** paid where one is accepted, minor units */
    bonus: number;
    /** the member's ledger must have such an entry since the activity began, of so many minor units at least */
    deserves: { kind: MoveKind; least: number };
  };
}

export const activities: readonly CatalogueActivity[] = [
  {
    id: 'first-deposit',
    title: { pt: 'Primeiro depósito com bônus', en: 'A bonus on your first deposit' },
    summary: { pt: 'Deposite R$ 20 ou mais, peça aqui e ganhe R$ 10 para jogar.', en: 'Deposit R$20 or more, apply here, and get R$10 to play with.' },
    terms: {
      pt: '<p>Vale para <strong>um depósito de R$ 20 ou mais</strong> feito durante a promoção.</p><ul><li>Faça o <a href="/m/voucherCenter">depósito</a> e mande o comprovante por aqui.</li><li>A equipe responde em até 30 minutos.</li><li>Um pedido por pessoa. O bônus de R$ 10 cai direto no saldo.</li></ul>',
      en: '<p>For <strong>a deposit of R$20 or more</strong> made while the promotion lasts.</p><ul><li>Make the <a href="/m/voucherCenter">deposit</a> and send the receipt here.</li><li>The team answers within 30 minutes.</li><li>One application each. The R$10 bonus goes straight to your balance.</li></ul>',
    },
    picture: { scene: 'gift', palette: 'emerald' },
    startedDaysAgo: 20,
    endsInDays: 40,
    application: { bonus: 1_000, deserves: { kind: 'deposit', least: 2_000 } },
  },
  {
    id: 'show-your-win',
    title: { pt: 'Mostre a sua vitória', en: 'Show us your win' },
    summary: { pt: 'Ganhou R$ 50 ou mais de uma vez? Mande a tela e receba mais R$ 5.', en: 'Won R$50 or more in one go? Send the screen and get R$5 more.' },
    terms: {
      pt: '<p>Conte como foi e mande <strong>até três imagens</strong> da sua vitória.</p><ul><li>Vale um prêmio de R$ 50 ou mais em uma só rodada.</li><li>Tire a tela sem os seus dados pessoais.</li><li>Um pedido por pessoa.</li></ul>',
      en: '<p>Tell us how it went and send <strong>up to three pictures</strong> of your win.</p><ul><li>It takes a prize of R$50 or more in a single round.</li><li>Keep your personal details off the screen.</li><li>One application each.</li></ul>',
    },
    picture: { scene: 'crown', palette: 'violet' },
    startedDaysAgo: 12,
    endsInDays: 18,
    application: { bonus: 500, deserves: { kind: 'win', least: 5_000 } },
  },
  {
    id: 'bring-a-friend',
    title: { pt: 'Traga os amigos', en: 'Bring your friends' },
    summary: { pt: 'O seu link mostra quem veio por você e quem já está jogando.', en: 'Your link shows who came because of you and who plays already.' },
    terms: {
      pt: '<p>Copie o seu link em <a href="/m/inviteFriends">Convidar amigos</a> e mande para quem tem <strong>18 anos ou mais</strong>.</p><p>Convide só quem gosta de jogar. Ninguém ganha insistindo.</p>',
      en: '<p>Copy your link in <a href="/m/inviteFriends">Invite friends</a> and send it to people <strong>aged 18 or over</strong>.</p><p>Invite those who like to play. Nobody wins by pushing.</p>',
    },
    picture: { scene: 'live', palette: 'forest' },
    startedDaysAgo: 60,
  },
  {
    id: 'weekend-football',
    title: { pt: 'Fim de semana de futebol', en: 'A weekend of football' },
    summary: { pt: 'Oito campeonatos e 24 partidas em destaque na página inicial.', en: 'Eight leagues and 24 matches, picked on the home screen.' },
    terms: {
      pt: '<p>As partidas em destaque estão na <a href="/m/home">página inicial</a>, todos os dias.</p><p>Aposte só o que não faz falta.</p>',
      en: '<p>The picked matches are on the <a href="/m/home">home screen</a> every day.</p><p>Only bet what you will not miss.</p>',
    },
    picture: { scene: 'football', palette: 'sky' },
    startedDaysAgo: 5,
    endsInDays: 9,
  },
  {
    id: 'fishing-season',
    title: { pt: 'Temporada de pesca', en: 'Fishing season' },
    summary: { pt: 'Os jogos de pesca mais procurados, num lugar só.', en: 'The most popular fishing games in one place.' },
    terms: {
      pt: '<p>Escolha o seu barco na <a href="/m/gameList?gameType=FISH">lista de jogos de pesca</a>.</p>',
      en: '<p>Choose your boat in the <a href="/m/gameList?gameType=FISH">list of fishing games</a>.</p>',
    },
    picture: { scene: 'treasure', palette: 'ocean' },
    startedDaysAgo: 30,
  },
];
