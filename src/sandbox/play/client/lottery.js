import { call, newRound, sayWhy } from './calls.js';
import { balance, byId, element, fill, page, replaceContent, say, showBalance, words, whenTapped } from './parts.js';
import { watchTime } from './reality.js';
import { stakePicker } from './stake.js';
import { showTickets } from './tickets.js';
import { weekdayText } from './times.js';

const tick = 500;
const nearEnd = 6000;
const refreshAfter = 1200;
const twoDigits = (number) => String(number).padStart(2, '0');

let state = page.hall;
// The platform's clock decides, not the phone's.
let ahead = state.now - Date.now();
let open = page.lottery;
let kind = 'two';
let digits = '';
let asking = false;

const now = () => Date.now() + ahead;
const lotteryOf = (code) => state.lotteries.find((lottery) => lottery.code === code);

function countdown(lottery) {
  if (!lottery.period) return '--:--:--';
  const seconds = Math.ceil(Math.max(0, lottery.drawsAt - now()) / 1000);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(twoDigits).join(':');
}

const balls = (number) => element('span', 'balls', Array.from(number, (digit) => element('span', 'ball', digit)));

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
  const button = element('button', 'lottery-row', [icon(lottery), about]);
  button.type = 'button';
  whenTapped(button, () => go(lottery.code));
  return element('li', '', [button]);
}

function showLobby() {
  replaceContent(byId('lobby'), state.lotteries.map(row));
}

function showDesk() {
  const lottery = lotteryOf(open);
  byId('title').textContent = lottery.name;
  byId('desk-period').textContent = lottery.period ? fill(words.period, { number: lottery.period }) : words.closed;
  byId('desk-label').textContent = lottery.period ? words.drawsIn : fill(words.opensAt, { time: weekdayText(lottery.opensAt) });
  byId('desk-time').dataset.code = lottery.code;
  replaceContent(
    byId('draws'),
    lottery.last.map((drawn) => element('li', 'draw', [element('span', 'quiet', drawn.period), balls(drawn.number)])),
  );
  showPick();
}

/** The digits chosen so far, and what they would pay. */
function showPick() {
  const asked = page.kinds[kind];
  const times = asked.pays / 100;
  const timesText = new Intl.NumberFormat(page.locale).format(times);
  for (const tab of document.querySelectorAll('.kind')) {
    tab.setAttribute('aria-pressed', String(tab.dataset.kind === kind));
    tab.hidden = page.kinds[tab.dataset.kind].digits > lotteryOf(open).digits;
  }
  byId('explain').textContent = asked.digits
    ? fill(words.explainDigits, { digits: asked.digits, times: timesText })
    : fill(words.explainLast, { times: timesText });
  byId('keypad').hidden = asked.digits === 0;
  byId('picked').hidden = asked.digits === 0;
  replaceContent(
    byId('picked'),
    Array.from({ length: asked.digits }, (_, index) => element('span', digits[index] ? 'slot is-filled' : 'slot', digits[index] || '')),
  );
  byId('picked').setAttribute('aria-label', digits || fill(words.chooseNumbers, { digits: asked.digits }));
  showBuy();
}

function showBuy() {
  const lottery = lotteryOf(open);
  const selling = lottery && lottery.period && lottery.drawsAt - lottery.lock > now();
  byId('buy').disabled = asking || !selling || digits.length !== page.kinds[kind].digits;
}

function go(code) {
  open = code;
  digits = '';
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
}

function take(answer) {
  state = answer;
  ahead = state.now - Date.now();
  showBalance(state.balance);
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
  for (const time of document.querySelectorAll('[data-code]')) {
    const lottery = lotteryOf(time.dataset.code);
    time.textContent = countdown(lottery);
    time.classList.toggle('is-near', Boolean(lottery.period) && lottery.drawsAt - now() < nearEnd);
  }
  if (open) showBuy();
  const changes = state.lotteries.some((lottery) => (lottery.period ? lottery.drawsAt : lottery.opensAt) + 300 < now());
  if (changes && !due && Date.now() - askedAt > refreshAfter) {
    askedAt = Date.now();
    refresh();
  }
}

const chosen = stakePicker(page.stakes, page.openingStake);

async function buy() {
  if (asking) return;
  const stake = chosen();
  if (stake > balance()) return say(words.balanceLow);
  asking = true;
  showBuy();
  try {
    take(await call('/ticket', { round: newRound(), stake, lottery: open, period: lotteryOf(open).period, kind, pick: digits }));
    digits = '';
    say(words.bought);
  } catch (error) {
    sayWhy(error);
  }
  asking = false;
  showPick();
}

for (const tab of document.querySelectorAll('.kind')) {
  whenTapped(tab, () => {
    kind = tab.dataset.kind;
    digits = '';
    showPick();
  });
}
whenTapped(byId('keypad'), (event) => {
  const key = event.target.closest('button');
  if (!key) return;
  const wanted = page.kinds[kind].digits;
  if (key.dataset.key === 'erase') digits = digits.slice(0, -1);
  else if (key.dataset.key === 'surprise') digits = Array.from({ length: wanted }, () => Math.floor(Math.random() * 10)).join('');
  else if (digits.length < wanted) digits += key.dataset.key;
  showPick();
});
whenTapped(byId('buy'), buy);
whenTapped(byId('to-lobby'), () => go(undefined));
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) refresh();
});
go(open);
setInterval(onTick, tick);
watchTime();
