import type { Flag } from '../../contract/switches.ts';
import { executions } from '../../contract/endpoints/announcements.ts';
import type { AnnouncementArt } from '../art/announcement-art.ts';
import type { Label } from './labels.ts';

export interface CatalogueAnnouncement {
  title: Label;
  /** HTML */
  content: Label;
  execution: (typeof executions)[keyof typeof executions];
  promotionType?: Flag;
  /** a path of the app */
  goTo?: string;
  picture?: AnnouncementArt;
}

const rewardCenter = '/m/rewardCenter';
const { members, firstLogin, visitors } = executions;

export const announcements: readonly CatalogueAnnouncement[] = [
  {
    title: { pt: 'Recompensas', en: 'Rewards' },
    content: {
      pt: '<p>As recompensas deste mês já estão na sua <a href="/m/rewardCenter">central de recompensas</a>. Resgate até o dia 30.</p>',
      en: '<p>This month’s rewards wait in your <a href="/m/rewardCenter">reward centre</a>. Collect them by the 30th.</p>',
    },
    execution: members,
    promotionType: 'MISSION',
    goTo: rewardCenter,
    picture: { scene: 'gift', palette: 'ruby' },
  },
  {
    title: { pt: 'Convide', en: 'Invite' },
    content: {
      pt: '<p>O seu link mostra quem veio por você. Leia as <a href="https://leve.example/regras/convite">regras do convite</a>.</p>',
      en: '<p>Your link shows who came because of you. Read the <a href="https://leve.example/rules/invite">rules</a>.</p>',
    },
    execution: members,
    promotionType: 'REFERRAL',
    picture: { scene: 'invite', palette: 'violet' },
  },
  {
    title: { pt: 'Fim de semana', en: 'The weekend' },
    content: {
      pt: '<p>Oito campeonatos, 24 partidas. Os destaques estão na <a href="/m/home">página inicial</a>.</p>',
      en: '<p>Eight leagues, 24 matches. The picks are on the <a href="/m/home">home screen</a>.</p>',
    },
    execution: members,
    picture: { scene: 'football', palette: 'sky' },
  },
  {
    title: { pt: 'Boas-vindas', en: 'Welcome' },
    content: {
      pt: '<p>Mais de 700 jogos, sorteios a cada minuto e mesas em português. Dê uma volta pela <a href="/m/lottery">área de loterias</a>: olhar não custa nada.</p>',
      en: '<p>Over 700 games, draws every minute and live tables. Take a stroll through the <a href="/m/lottery">lottery hall</a>: looking is free.</p>',
    },
    execution: visitors,
    picture: { scene: 'reels', palette: 'indigo' },
  },
  {
    title: { pt: 'Jogue com responsabilidade', en: 'Play responsibly' },
    content: {
      pt: '<p>Só para maiores de 18 anos. Se o jogo deixou de ser diversão, há <a href="https://leve.example/ajuda">quem possa ajudar</a>.</p>',
      en: '<p>For adults only. If play has stopped being fun, <a href="https://leve.example/help">there is help</a>.</p>',
    },
    execution: visitors,
  },
  {
    title: { pt: 'Missões', en: 'Missions' },
    content: {
      pt: '<p>Quem joga cumpre missões e recebe depois. <a href="/m/register">Crie a sua conta</a> em um minuto.</p>',
      en: '<p>Members complete missions as they play and are paid afterwards. <a href="/m/register">Create your account</a> in a minute.</p>',
    },
    execution: visitors,
    promotionType: 'MISSION',
    picture: { scene: 'treasure', palette: 'ocean' },
  },
  {
    title: { pt: 'Primeiro acesso', en: 'First time here' },
    content: {
      pt: '<p>Que bom ter você aqui! O que as suas missões pagam fica na <a href="/m/rewardCenter">central de recompensas</a>, depois de jogar.</p>',
      en: '<p>Good to have you! What your missions pay waits in the <a href="/m/rewardCenter">reward centre</a> once you have played.</p>',
    },
    execution: firstLogin,
    promotionType: 'MISSION',
    goTo: rewardCenter,
    picture: { scene: 'gift', palette: 'emerald' },
  },
  {
    title: { pt: 'Seus limites', en: 'Your limits' },
    content: {
      pt: '<p>Combine com você mesmo quanto quer gastar por semana. Conheça as <a href="https://leve.example/limites">formas de se proteger</a>.</p>',
      en: '<p>Agree with yourself on what to spend in a week. See the <a href="https://leve.example/limits">ways to stay safe</a>.</p>',
    },
    execution: firstLogin,
  },
  {
    title: { pt: 'Traga um amigo', en: 'Bring a friend' },
    content: {
      pt: '<p>O seu código de convite já está pronto. Compartilhe quando quiser.</p>',
      en: '<p>Your invitation code is ready. Share it whenever you like.</p>',
    },
    execution: firstLogin,
    promotionType: 'REFERRAL',
    picture: { scene: 'invite', palette: 'forest' },
  },
];
