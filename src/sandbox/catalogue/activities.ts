import type { AnnouncementArt } from '../art/announcement-art.ts';
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
  /** the bonus of an accepted application; none: it takes no applications */
  application?: Prize | Cashback;
  /** none: nothing is drawn */
  draw?: Draw;
}

// Brazil allows no bonus before a bet (Lei 14.790, art. 29): every promotion pays for what was played.

/** A prize of `bonus` for one win of `least` or more since the activity began; minor units. */
interface Prize {
  kind: 'prize';
  least: number;
  bonus: number;
}

/** `percent` of what the member has lost since the activity began, where that is `least` or more, and `most` at the highest; minor units. */
interface Cashback {
  kind: 'cashback';
  percent: number;
  least: number;
  most: number;
}

/** At its end one number wins `prize`; a member has one for each `each` in settled stakes; minor units. */
export interface Draw {
  each: number;
  prize: number;
}

export const activities: readonly CatalogueActivity[] = [
  {
    id: 'cashback',
    title: { pt: 'Cashback de perdas', en: 'Cashback on losses' },
    summary: { pt: 'Perdeu R$ 50 ou mais? Peça aqui e receba 10% de volta, até R$ 50.', en: 'Lost R$50 or more? Apply here and get 10% back, up to R$50.' },
    terms: {
      pt: '<p>Vale o que você <strong>apostou menos o que ganhou</strong> desde o começo da promoção, se a diferença for de R$ 50 ou mais.</p><ul><li>Devolvemos 10%, até R$ 50.</li><li>A resposta sai em até 30 minutos. O valor cai direto no saldo e uma mensagem avisa.</li><li>Uma participação por pessoa. Não vale a pena perder para participar: jogue só o que não faz falta.</li></ul>',
      en: '<p>What counts is what you <strong>staked less what you won</strong> since the promotion began, where the difference is R$50 or more.</p><ul><li>We give 10% back, up to R$50.</li><li>The decision takes up to 30 minutes. The amount goes straight to your balance and a message says so.</li><li>One entry each. It is not worth losing for: only play what you will not miss.</li></ul>',
    },
    picture: { scene: 'gift', palette: 'emerald' },
    startedDaysAgo: 20,
    endsInDays: 40,
    application: { kind: 'cashback', percent: 10, least: 5_000, most: 5_000 },
  },
  {
    id: 'lucky-number',
    title: { pt: 'Número da sorte', en: 'Lucky number' },
    summary: { pt: 'Cada R$ 20 em apostas dá um número. No fim, um deles leva R$ 500.', en: 'Each R$20 in stakes gives you a number. At the end, one of them wins R$500.' },
    terms: {
      pt: '<p>Cada <strong>R$ 20 em apostas já encerradas</strong> durante a promoção vale um número da sorte. Não precisa se inscrever.</p><ul><li>O sorteio acontece no fim da promoção.</li><li>Quem ganha recebe R$ 500 no saldo e uma mensagem.</li><li>Quem está em pausa ou em autoexclusão não participa.</li></ul>',
      en: '<p>Each <strong>R$20 in settled stakes</strong> during the promotion is a lucky number. There is no need to sign up.</p><ul><li>The draw takes place when the promotion ends.</li><li>The winner gets R$500 in their balance, and a message.</li><li>Members who take a break or have excluded themselves do not take part.</li></ul>',
    },
    picture: { scene: 'lottery', palette: 'ruby' },
    startedDaysAgo: 8,
    endsInDays: 22,
    draw: { each: 2_000, prize: 50_000 },
  },
  {
    id: 'show-your-win',
    title: { pt: 'Mostre a sua vitória', en: 'Show us your win' },
    summary: { pt: 'Ganhou R$ 50 ou mais numa rodada só? Mande o print e receba mais R$ 5.', en: 'Won R$50 or more in one round? Send a screenshot and get R$5 more.' },
    terms: {
      pt: '<p>Conte como foi e mande <strong>até três imagens</strong> da sua vitória.</p><ul><li>O prêmio precisa ser de R$ 50 ou mais, numa só rodada.</li><li>Tire o print sem os seus dados pessoais.</li><li>Uma participação por pessoa.</li></ul>',
      en: '<p>Tell us how it went and send <strong>up to three pictures</strong> of your win.</p><ul><li>It takes a prize of R$50 or more in a single round.</li><li>Keep your personal details out of the screenshot.</li><li>One entry each.</li></ul>',
    },
    picture: { scene: 'crown', palette: 'violet' },
    startedDaysAgo: 12,
    endsInDays: 18,
    application: { kind: 'prize', least: 5_000, bonus: 500 },
  },
  {
    id: 'bring-a-friend',
    title: { pt: 'Traga os amigos', en: 'Bring your friends' },
    summary: { pt: 'O seu link mostra quem veio por você e quem já está jogando.', en: 'Your link shows who came because of you and who plays already.' },
    terms: {
      pt: '<p>Copie o seu link em <a href="/m/inviteFriends">Convidar amigos</a> e mande para quem tem <strong>18 anos ou mais</strong>.</p><p>Convide só quem gosta de jogar. Ninguém ganha insistindo.</p>',
      en: '<p>Copy your link in <a href="/m/inviteFriends">Invite friends</a> and send it to people <strong>aged 18 or over</strong>.</p><p>Invite those who like to play. Nobody wins by pushing.</p>',
    },
    picture: { scene: 'invite', palette: 'forest' },
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
