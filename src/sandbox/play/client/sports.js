import { call, newRound, sayWhy } from './calls.js';
import { balance, byId, element, fill, money, page, replaceContent, say, showBalance, words, whenTapped } from './parts.js';
import { stakePicker } from './stake.js';
import { kickOffText } from './times.js';

/** ms between two looks: one minute of a match */
const lookEvery = 6000;
const list = byId('matches');
const priceFormat = new Intl.NumberFormat(page.locale, { minimumFractionDigits: 2 });

let stadium = page.stadium;
/** The pick that is about to be bet on: id of a match, and a result. */
let picked;

const matchOf = (id) => stadium.matches.find((match) => match.id === id);
const nameOf = (result, home, away) => (result === 'draw' ? words.draw : fill(words.beats, { team: result === 'home' ? home : away }));

function showSlip() {
  const match = picked && matchOf(picked.id);
  if (!match || match.state !== 'open') picked = undefined;
  byId('slip').hidden = !picked;
  if (!picked) return;
  byId('slip-pick').textContent = nameOf(picked.result, match.home.name, match.away.name);
  byId('slip-odds').textContent = priceFormat.format(match.odds[picked.result] / 100);
  byId('slip-return').textContent = money(Math.floor((chosen() * match.odds[picked.result]) / 100));
}

function markPrices() {
  for (const button of list.querySelectorAll('.price')) {
    const on = Boolean(picked) && button.dataset.match === picked.id && button.dataset.result === picked.result;
    button.setAttribute('aria-pressed', String(on));
  }
}

function pick(id, result) {
  const same = picked && picked.id === id && picked.result === result;
  picked = same ? undefined : { id, result };
  markPrices();
  showSlip();
}

function price(match, result, label) {
  const text = priceFormat.format(match.odds[result] / 100);
  const spoken = element('span', 'spoken', ` ${nameOf(result, match.home.name, match.away.name)} `);
  const button = element('button', 'price', [element('span', 'price-label', label), spoken, element('span', 'price-odds', text)]);
  button.type = 'button';
  button.dataset.match = match.id;
  button.dataset.result = result;
  button.setAttribute('aria-pressed', 'false');
  whenTapped(button, () => pick(match.id, result));
  return button;
}

function crest(source) {
  const image = element('img', 'crest');
  image.src = source;
  image.alt = '';
  image.width = 40;
  image.height = 40;
  return image;
}

function card(match) {
  const made = element('li', 'match', [
    element('p', 'match-head', [element('span', '', match.league), element('span', 'match-when')]),
    element('div', 'match-teams', [
      crest(match.home.crest),
      element('span', 'match-team', match.home.name),
      element('strong', 'match-score'),
      element('span', 'match-team is-away', match.away.name),
      crest(match.away.crest),
    ]),
    element('div', 'match-prices', [price(match, 'home', '1'), price(match, 'draw', 'X'), price(match, 'away', '2')]),
  ]);
  made.dataset.match = match.id;
  return made;
}

const clocks = { open: (match) => kickOffText(match.kicksOffAt), live: (match) => `${words.live} · ${match.minute}’`, ended: () => words.fullTime };

/** A goal is heard of; what stands as before is left alone. */
function showStanding(item, match) {
  item.classList.toggle('is-live', match.state === 'live');
  item.querySelector('.match-when').textContent = clocks[match.state](match);
  const score = match.state === 'open' ? '' : `${match.home.goals} : ${match.away.goals}`;
  const place = item.querySelector('.match-score');
  if (place.textContent !== score) place.textContent = score;
  place.setAttribute('aria-live', match.state === 'live' ? 'polite' : 'off');
  item.querySelector('.match-prices').hidden = match.state !== 'open';
}

function showMatches() {
  const items = Array.from(list.children);
  const kept = stadium.matches.map((match) => items.find((item) => item.dataset.match === match.id) || card(match));
  for (const item of items) if (!kept.includes(item)) item.remove();
  kept.forEach((item, index) => {
    if (list.children[index] !== item) list.insertBefore(item, list.children[index] || null);
    showStanding(item, stadium.matches[index]);
  });
  if (!kept.length) replaceContent(list, [element('li', 'empty', words.noMatches)]);
}

function outcome({ state, stake, payout }) {
  if (state === 'open') return element('span', 'history-amount', `${words.betOpen} ${money(stake)}`);
  return element('span', payout > 0 ? 'history-amount is-won' : 'history-amount', money(payout > 0 ? payout : -stake));
}

function betRow(placed) {
  const [home, away] = placed.label.split(' x ');
  return element('li', 'history-row', [
    element('span', 'history-time', priceFormat.format(placed.odds / 100)),
    element('span', 'history-name', [placed.label, element('small', 'bet-pick', nameOf(placed.picked, home, away))]),
    outcome(placed),
  ]);
}

let told = '';

function showBets() {
  const key = JSON.stringify(stadium.bets);
  if (key === told) return;
  told = key;
  replaceContent(byId('bets'), stadium.bets.length ? stadium.bets.map(betRow) : [element('li', 'empty', words.noBets)]);
}

function take(answer) {
  stadium = answer;
  showBalance(answer.balance);
  showMatches();
  showBets();
  markPrices();
  showSlip();
}

const chosen = stakePicker(page.stakes, page.openingStake, () => showSlip());
let betting = false;

async function bet() {
  if (betting || !picked) return;
  const stake = chosen();
  if (stake > balance()) return say(words.balanceLow);
  betting = true;
  byId('bet').disabled = true;
  const wanted = picked;
  try {
    const answer = await call('/bet', { round: newRound(), stake, match: wanted.id, result: wanted.result });
    picked = undefined;
    take(answer);
    say(words.betPlaced);
  } catch (error) {
    sayWhy(error);
  }
  betting = false;
  byId('bet').disabled = false;
}

let timer;

async function look() {
  clearTimeout(timer);
  if (document.hidden) return;
  timer = setTimeout(look, lookEvery);
  if (betting) return;
  try {
    const answer = await call('/matches');
    if (!betting) take(answer);
  } catch (error) {
    if (error.message === 'session.expired') sayWhy(error);
  }
}

take(stadium);
whenTapped(byId('bet'), bet);
document.addEventListener('visibilitychange', look);
timer = setTimeout(look, lookEvery);
const asked = page.match && list.querySelector(`[data-match="${CSS.escape(page.match)}"]`);
if (asked) {
  asked.classList.add('is-asked');
  asked.scrollIntoView({ block: 'center' });
}
