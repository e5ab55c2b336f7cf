import type { Label } from './labels.ts';

export interface CatalogueNotice {
  title: Label;
  /** HTML */
  content: Label;
  /** its age when the platform was filled */
  hoursAgo: number;
}

/** Newest first. */
export const notices: readonly CatalogueNotice[] = [
  {
    title: { pt: 'Manutenção do provedor BGS encerrada', en: 'BGS maintenance is over' },
    content: {
      pt: '<p>Todos os jogos do BGS voltaram ao ar às 6h. Rodadas interrompidas já foram acertadas na sua carteira.</p>',
      en: '<p>Every BGS game has been back since 6 am. Interrupted rounds are settled in your wallet.</p>',
    },
    hoursAgo: 2,
  },
  {
    title: { pt: 'Novos jogos toda sexta-feira', en: 'New games every Friday' },
    content: {
      pt: '<p>Nesta semana chegaram jogos da <strong>Aurora</strong> e da <strong>Volt</strong>. <a href="/m/gameList?gameType=RNG">Veja a lista</a>.</p>',
      en: '<p>This week brings games by <strong>Aurora</strong> and <strong>Volt</strong>. <a href="/m/gameList?gameType=RNG">See the list</a>.</p>',
    },
    hoursAgo: 9,
  },
  {
    title: { pt: 'Sài Gòn 5 min com horário estendido', en: 'Sài Gòn 5 min runs all night' },
    content: {
      pt: '<p>Os sorteios agora acontecem 24 horas por dia. Confira na <a href="/m/lottery">área de loterias</a>.</p>',
      en: '<p>Draws now happen around the clock. Find them in the <a href="/m/lottery">lottery hall</a>.</p>',
    },
    hoursAgo: 26,
  },
  {
    title: { pt: 'Depósitos por Pix em até um minuto', en: 'Pix deposits within a minute' },
    content: {
      pt: '<p>Se o valor não aparecer em cinco minutos, fale com o suporte e envie o comprovante.</p>',
      en: '<p>If the amount is not there after five minutes, send the receipt to support.</p>',
    },
    hoursAgo: 31,
  },
  {
    title: { pt: 'Como jogar com responsabilidade', en: 'How to play responsibly' },
    content: {
      pt: '<p>Defina um limite antes de começar e faça pausas. Jogo é diversão, não é renda.</p><ul><li>Não jogue para recuperar perdas.</li><li>Não jogue com dinheiro das contas.</li></ul>',
      en: '<p>Set a limit before you start, and take breaks. Play is fun, not income.</p><ul><li>Do not chase losses.</li><li>Do not play with rent money.</li></ul>',
    },
    hoursAgo: 50,
  },
  {
    title: { pt: 'Saques no fim de semana', en: 'Withdrawals at the weekend' },
    content: {
      pt: '<p>Pedidos feitos no sábado e no domingo são pagos no mesmo dia até as 22h.</p>',
      en: '<p>Requests made on Saturday and Sunday are paid the same day until 10 pm.</p>',
    },
    hoursAgo: 74,
  },
  {
    title: { pt: 'Liga Verde: tabela da nova temporada', en: 'Liga Verde: fixtures are out' },
    content: {
      pt: '<p>Ipê e Maré abrem a temporada. Os destaques da semana estão na página inicial.</p>',
      en: '<p>Ipê and Maré open the season. The week’s picks are on the home screen.</p>',
    },
    hoursAgo: 98,
  },
  {
    title: { pt: 'Proteja a sua conta', en: 'Keep your account safe' },
    content: {
      pt: '<p>Ninguém da nossa equipe pede a sua senha. Troque-a se desconfiar de alguma coisa.</p>',
      en: '<p>Nobody on our team asks for your password. Change it if anything seems odd.</p>',
    },
    hoursAgo: 122,
  },
  {
    title: { pt: 'Convide os amigos', en: 'Invite your friends' },
    content: {
      pt: '<p>O seu código está em <a href="/m/inviteFriends">Convidar amigos</a>.</p>',
      en: '<p>Your code is in <a href="/m/inviteFriends">Invite friends</a>.</p>',
    },
    hoursAgo: 170,
  },
  {
    title: { pt: 'Mesas ao vivo em português', en: 'Live tables in Portuguese' },
    content: {
      pt: '<p>O Salão Nobre abriu quatro mesas com crupiês brasileiros, das 10h às 2h.</p>',
      en: '<p>Salão Nobre opened four tables with Brazilian dealers, 10 am to 2 am.</p>',
    },
    hoursAgo: 220,
  },
  {
    title: { pt: 'Bilhetes da Mega 6/45', en: 'Mega 6/45 tickets' },
    content: {
      pt: '<p>As vendas fecham um minuto antes do sorteio, às quartas, sextas e domingos.</p>',
      en: '<p>Sales close one minute before the draw on Wednesdays, Fridays and Sundays.</p>',
    },
    hoursAgo: 300,
  },
  {
    title: { pt: 'Termos de uso atualizados', en: 'Updated terms of use' },
    content: {
      pt: '<p>Simplificamos o texto e explicamos melhor os prazos. Nada muda no seu saldo.</p>',
      en: '<p>We made the text simpler and the deadlines clearer. Nothing changes in your balance.</p>',
    },
    hoursAgo: 420,
  },
];
