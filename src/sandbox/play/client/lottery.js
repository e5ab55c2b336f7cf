import { call, nameRound, sayWhy } from './calls.js';
import { outcomeOf } from './outcome.js';
import { balance, balanceText, byId, disable, does, element, fill, money, motionUnwanted, page, replaceContent, say, showBalance, speak, words, whenTapped } from './parts.js';
import { watchTime } from './reality.js';
import { stakePicker } from './stake.js';
import { showTickets } from './tickets.js';
import { weekdayText } from './times.js';

const tick = 500;
const nearEnd = 6000;
const refreshAfter = 1200;
/** The last seconds of the sales that are said. */
const lastSeconds = 5;
const twoDigits = (number) => String(number).padStart(2, '0');

let state = page.hall;
// The platform's clock decides, not the phone's.
let ahead = state.now - Date.now();
let open = page.lottery;
let kind = 'two';
/** What is filled in: digits in their order, or numbers of a card as they were tapped. */
let picks = [];
let stakeNow = page.openingStake;
let asking = false;
/** tickets bought here so far */
let bought = 0;

const now = () => Date.now() + ahead;
const lotteryOf = (code) => state.lotteries.find((lottery) => lottery.code === code);

function countdown(lottery) {
  if (!lottery.period) return '--:--:--';
  const seconds = Math.ceil(Math.max(0, lottery.drawsAt - now()) / 1000);
  const hours = Math.floor(seconds / 3600);
  return [...(hours ? [hours] : []), Math.floor(seconds / 60) % 60, seconds % 60].map(twoDigits).join(':');
}

function showTime(time) {
  const lottery = lotteryOf(time.dataset.code);
  time.textContent = countdown(lottery);
  time.classList.toggle('is-near', Boolean(lottery.period) && lottery.drawsAt - now() < nearEnd);
}

/** A drawn number: ball by ball, or digit by digit. */
const balls = (number) => element('span', 'balls', (number.includes(' ') ? number.split(' ') : Array.from(number)).map((ball) => element('span', 'ball', ball)));

function icon(lottery) {
  const image = element('img', 'lottery-icon');
  image.src = lottery.icon;
  image.alt = '';
  image.width = 48;
  image.height = 48;
  return image;
}

function row(lottery) {
  const time = element('span', 'countdown', countdown(lottery));
  time.dataset.code = lottery.code;
  const detail = lottery.period ? fill(words.period, { number: lottery.period }) : fill(words.opensAt, { time: weekdayText(lottery.opensAt) });
  const head = element('span', 'lottery-head', [element('span', 'lottery-name', lottery.name), time]);
  const about = element('span', 'lottery-about', [head, element('span', 'quiet', detail), balls(lottery.last[0].number)]);
  const button = rowButton(lottery.code);
  replaceContent(button, [icon(lottery), about]);
  return button;
}

const rowButtons = new Map();

/** The button of a lottery's row: the same one for as long as the page stands, for it may have the focus. */
function rowButton(code) {
  const known = rowButtons.get(code);
  if (known) return known;
  const button = element('button', 'lottery-row');
  button.type = 'button';
  whenTapped(button, () => go(code));
  rowButtons.set(code, button);
  byId('lobby').append(element('li', '', [button]));
  return button;
}

const showLobby = () => state.lotteries.forEach(row);

function showDesk() {
  const lottery = lotteryOf(open);
  byId('title').textContent = lottery.name;
  byId('desk-period').textContent = lottery.period ? fill(words.period, { number: lottery.period }) : words.closed;
  byId('desk-label').textContent = lottery.period ? words.drawsIn : fill(words.opensAt, { time: weekdayText(lottery.opensAt) });
  byId('desk-time').dataset.code = lottery.code;
  showTime(byId('desk-time'));
  replaceContent(
    byId('draws'),
    lottery.last.map((drawn) => element('li', 'draw', [element('span', 'quiet', drawn.period), balls(drawn.number)])),
  );
  showPick();
}

const countFormat = new Intl.NumberFormat(page.locale);
const shareFormat = new Intl.NumberFormat(page.locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });

const cardOf = () => lotteryOf(open).card;
/** How many digits or numbers a bet needs, and the most stakes it pays. */
const wantedOf = () => (cardOf() ? lotteryOf(open).digits : page.kinds[kind].digits);
const mostTimes = () => (cardOf() ? cardOf().prizes[0].pays : page.kinds[kind].pays / 100);
const filledIn = () => (cardOf() ? picks.slice().sort().join(' ') : picks.join(''));

function numberButton(number) {
  const button = element('button', '', number);
  button.type = 'button';
  button.dataset.number = number;
  return button;
}

function prizeRow({ hits, pays, chance }) {
  const head = element('th', '', String(hits));
  head.scope = 'row';
  return element('tr', '', [head, element('td', '', `${countFormat.format(pays)}×`), element('td', '', fill(words.oneIn, { count: countFormat.format(Math.round(1 / chance)) }))]);
}

/** The card to fill in, and its prizes; made once for each lottery. */
function showCard(card) {
  const place = byId('card');
  if (place.dataset.drum !== String(card.drum)) {
    place.dataset.drum = card.drum;
    replaceContent(place, Array.from({ length: card.drum }, (_, index) => numberButton(twoDigits(index + 1))));
    replaceContent(byId('prize-rows'), card.prizes.map(prizeRow));
  }
  for (const button of place.children) button.setAttribute('aria-pressed', String(picks.includes(button.dataset.number)));
}

const askFor = (count) => fill(cardOf() ? words.chooseNumbers : words.chooseDigits, { count });

/** What is filled in so far, and what it would pay. */
function showPick() {
  const card = cardOf();
  const asked = page.kinds[kind];
  const timesText = countFormat.format(asked.pays / 100);
  const wanted = wantedOf();
  byId('kinds').hidden = Boolean(card);
  byId('card').hidden = !card;
  byId('prizes').hidden = !card;
  if (card) showCard(card);
  byId('share').textContent = fill(words.giveBack, { share: shareFormat.format(card ? card.share : asked.share) });
  for (const tab of document.querySelectorAll('.kind')) {
    tab.setAttribute('aria-pressed', String(tab.dataset.kind === kind));
    tab.hidden = page.kinds[tab.dataset.kind].digits > lotteryOf(open).digits;
  }
  byId('explain').textContent = card
    ? fill(words.explainCard, { drum: card.drum })
    : asked.digits
    ? fill(words.explainDigits, { digits: asked.digits, times: timesText })
    : fill(words.explainLast, { times: timesText });
  byId('keypad').hidden = Boolean(card) || wanted === 0;
  byId('tools').hidden = wanted === 0;
  const picked = byId('picked');
  picked.hidden = wanted === 0;
  picked.classList.toggle('is-card', Boolean(card));
  const shown = card ? picks.slice().sort() : picks;
  replaceContent(picked, Array.from({ length: wanted }, (_, index) => element('span', shown[index] ? 'slot is-filled' : 'slot', shown[index] || '')));
  picked.setAttribute('aria-label', filledIn() || askFor(wanted));
  showPossible();
  showBuy();
}

/** Fills in digits or numbers, and says which stand there. */
function fillIn(next) {
  picks = next;
  showPick();
  speak(byId('picked').getAttribute('aria-label'));
}

const showPossible = () => (byId('possible').textContent = money(Math.floor(stakeNow * mostTimes())));

function showBuy() {
  const lottery = lotteryOf(open);
  const selling = lottery && lottery.period && lottery.drawsAt - lottery.lock > now();
  const missing = wantedOf() - picks.length;
  const button = byId('buy');
  button.textContent = !missing ? words.buy : picks.length ? fill(words.chooseMore, { count: missing }) : askFor(missing);
  // The next ticket: where nothing is filled in, a second tap would buy it.
  does(button, missing ? 'wait' : `buy ${bought}`);
  disable(button, asking || !selling || missing > 0);
}

let closing = '';

/** Tells who has filled in a ticket of the last seconds in which it can be bought, and of their end. */
function tellClosing() {
  const { code, period, drawsAt, lock } = lotteryOf(open);
  const seconds = Math.ceil((drawsAt - lock - now()) / 1000);
  if (asking || !period || !picks.length || picks.length < wantedOf() || seconds > lastSeconds) return;
  const told = [code, period, seconds > 0].join();
  if (told === closing) return;
  closing = told;
  speak(seconds > 0 ? fill(words.secondsLeft, { seconds }) : words.drawClosed);
}

function go(code, isMove = true) {
  open = code;
  picks = [];
  kind = 'two';
  byId('lobby-view').hidden = Boolean(code);
  byId('desk-view').hidden = !code;
  byId('desk-bar').hidden = !code;
  byId('draws-view').hidden = !code;
  byId('to-lobby').hidden = !code;
  byId('title').textContent = words.lotteries;
  if (code) showDesk();
  else showLobby();
  showTickets(state.tickets, open);
  window.scrollTo(0, 0);
  // What was tapped is gone.
  if (isMove) byId('title').focus();
}

/** Says what the tickets brought that waited at the last look. */
function tellEnds(before) {
  const waiting = before.filter((ticket) => ticket.state === 'open').map(({ id }) => id);
  for (const ticket of state.tickets.filter((one) => one.state !== 'open' && waiting.includes(one.id))) {
    speak(fill(words.ticketEnds, { name: ticket.name, period: ticket.period, number: ticket.number, outcome: outcomeOf(ticket), balance: balanceText() }));
  }
}

function take(answer) {
  const { tickets } = state;
  state = answer;
  ahead = state.now - Date.now();
  showBalance(state.balance);
  tellEnds(tickets);
  if (open) showDesk();
  else showLobby();
  showTickets(state.tickets, open);
}

let due = false;

async function refresh() {
  due = true;
  try {
    take(await call('/hall'));
  } catch (error) {
    if (error.message === 'session.expired') sayWhy(error);
  }
  due = false;
}

let askedAt = 0;

function onTick() {
  if (document.hidden) return;
  for (const time of document.querySelectorAll('[data-code]')) showTime(time);
  if (open) {
    showBuy();
    tellClosing();
  }
  const changes = state.lotteries.some((lottery) => (lottery.period ? lottery.drawsAt : lottery.opensAt) + 300 < now());
  if (changes && !due && Date.now() - askedAt > refreshAfter) {
    askedAt = Date.now();
    refresh();
  }
}

const chosen = stakePicker(page.stakes, page.openingStake, (stake) => {
  stakeNow = stake;
  if (!open) return '';
  showPossible();
  return `${words.pays}: ${byId('possible').textContent}`;
});

async function buy() {
  if (asking) return;
  const stake = chosen();
  if (stake > balance()) return say(words.balanceLow);
  asking = true;
  showBuy();
  try {
    const ticket = { stake, lottery: open, period: lotteryOf(open).period, kind: cardOf() ? 'six' : kind, pick: filledIn() };
    take(await call('/ticket', { round: nameRound(JSON.stringify(ticket)), ...ticket }));
    picks = [];
    bought++;
    say(words.bought);
    byId('tickets').firstElementChild.scrollIntoView({ block: 'center', behavior: motionUnwanted() ? 'auto' : 'smooth' });
  } catch (error) {
    sayWhy(error);
    // Said with that.
    if (error.message === 'lottery.closed') closing = [open, lotteryOf(open).period, false].join();
  }
  asking = false;
  showPick();
}

for (const tab of document.querySelectorAll('.kind')) {
  whenTapped(tab, () => {
    kind = tab.dataset.kind;
    picks = [];
    showPick();
    speak(byId('explain').textContent);
  });
}
whenTapped(byId('keypad'), (event) => {
  const key = event.target.closest('button');
  // One too many is heard as what stands there.
  if (key) fillIn(picks.concat(key.dataset.key).slice(0, wantedOf()));
});
whenTapped(byId('card'), (event) => {
  const button = event.target.closest('button');
  if (!button) return;
  const { number } = button.dataset;
  if (picks.includes(number)) fillIn(picks.filter((other) => other !== number));
  else if (picks.length === wantedOf()) say(words.cardFull);
  else fillIn(picks.concat(number));
});
whenTapped(byId('surprise'), () => {
  const drum = cardOf() ? Array.from(byId('card').children, (button) => button.dataset.number) : undefined;
  fillIn(Array.from({ length: wantedOf() }, () => (drum ? drum.splice(Math.floor(Math.random() * drum.length), 1)[0] : String(Math.floor(Math.random() * 10)))));
});
whenTapped(byId('erase'), () => fillIn(picks.slice(0, -1)));
whenTapped(byId('buy'), buy);
whenTapped(byId('to-lobby'), () => go(undefined));
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) refresh();
});
go(open, false);
setInterval(onTick, tick);
watchTime();
