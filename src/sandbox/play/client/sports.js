import { call, nameRound, sayWhy } from './calls.js';
import { isWin, outcomeOf, signed } from './outcome.js';
import { balance, balanceText, byId, disable, does, element, fill, money, page, replaceContent, rest, say, showBalance, speak, words, whenTapped } from './parts.js';
import { stakePicker } from './stake.js';
import { minutesText, timeText } from './times.js';

/** ms between two looks: one minute of a match */
const lookEvery = 6000;
const list = byId('matches');
const priceFormat = new Intl.NumberFormat(page.locale, { minimumFractionDigits: 2 });

let stadium = page.stadium;
/** The pick that is about to be bet on: id of a match, and a result. */
let picked;

const matchOf = (id) => stadium.matches.find((match) => match.id === id);
const itemOf = (id) => list.querySelector(`li[data-match="${CSS.escape(id)}"]`);
const nameOf = (result, home, away) => (result === 'draw' ? words.draw : fill(words.beats, { team: result === 'home' ? home : away }));

function showSlip() {
  const match = picked && matchOf(picked.id);
  if (picked && (!match || match.state !== 'open')) {
    picked = undefined;
    say(words.matchBegun);
  }
  const slip = byId('slip');
  const item = picked && itemOf(picked.id);
  // A slip that goes leaves who stood on it at its match.
  if (!picked && slip.contains(document.activeElement)) slip.parentNode.focus();
  slip.hidden = !picked;
  // It may come under the finger that picked.
  does(byId('bet'), picked ? 'bet' : 'nothing');
  if (!picked) return;
  // It stands at the window's foot, and for keyboard and ears right after the prices of its match.
  if (slip.parentNode !== item) item.append(slip);
  byId('slip-match').textContent = fill(words.versus, { home: match.home.name, away: match.away.name });
  byId('slip-pick').textContent = nameOf(picked.result, match.home.name, match.away.name);
  byId('slip-odds').textContent = priceFormat.format(match.odds[picked.result] / 100);
  byId('slip-return').textContent = money(Math.floor((chosen() * match.odds[picked.result]) / 100));
}

/** The same after an answer: where the slip has gone by it, the prices under the finger that pressed take no second tap. */
function renewSlip() {
  const { hidden } = byId('slip');
  showSlip();
  if (!hidden && !picked) list.querySelectorAll('.price').forEach(rest);
}

const returnText = () => (picked ? `${words.pays}: ${byId('slip-return').textContent}` : '');

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
  // It stays in sight above the slip, however large the text.
  if (picked) {
    document.body.style.setProperty('--slip', `${byId('slip').offsetHeight}px`);
    list.querySelector('.price[aria-pressed="true"]').scrollIntoView({ block: 'nearest' });
  }
  if (picked) speak(fill(words.slip, { pick: byId('slip-pick').textContent, odds: byId('slip-odds').textContent, amount: byId('slip-return').textContent }));
}

function price(match, result, label) {
  const text = priceFormat.format(match.odds[result] / 100);
  // For the eyes the name alone: that it wins is what the slip says.
  const seen = element('span', 'price-label', label);
  seen.setAttribute('aria-hidden', 'true');
  const spoken = element('span', 'spoken', ` ${nameOf(result, match.home.name, match.away.name)} `);
  const button = element('button', 'price', [seen, spoken, element('span', 'price-odds', text)]);
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

const side = (team) => element('div', 'match-side', [crest(team.crest), element('span', 'match-team', team.name)]);

function card(match) {
  const made = element('li', 'match', [
    element('p', 'match-head', [element('span', '', match.league), element('span', 'match-when')]),
    element('div', 'match-teams', [
      side(match.home),
      element('strong', 'match-score'),
      side(match.away),
    ]),
    element('div', 'match-prices', [price(match, 'home', match.home.name), price(match, 'draw', words.draw), price(match, 'away', match.away.name)]),
    element('ul', 'match-bets'),
  ]);
  made.dataset.match = match.id;
  made.tabIndex = -1;
  return made;
}

const clocks = { open: (match) => `${timeText(match.kicksOffAt)} · ${minutesText(match.kicksOffAt - stadium.now)}`, live: (match) => `${words.live} · ${match.minute}’`, ended: () => words.fullTime };

/** A goal is heard of; what stands as before is left alone. */
function showStanding(item, match) {
  item.classList.toggle('is-live', match.state === 'live');
  item.querySelector('.match-when').textContent = clocks[match.state](match);
  const score = match.state === 'open' ? '' : fill(words.score, { home: match.home.goals, away: match.away.goals });
  const place = item.querySelector('.match-score');
  if (place.textContent && place.textContent !== score) speak(`${match.home.name} ${score} ${match.away.name}`);
  place.textContent = score;
  const prices = item.querySelector('.match-prices');
  if (match.state !== 'open' && prices.contains(document.activeElement)) item.focus();
  prices.hidden = match.state !== 'open';
}

/** The bets of the member on a match that goes on. */
function showOwn(item, match) {
  const own = stadium.bets.filter((placed) => placed.match === match.id && placed.state === 'open');
  replaceContent(item.querySelector('.match-bets'), own.map((placed) => element('li', '', fill(words.ownBet, { pick: nameOf(placed.picked, match.home.name, match.away.name), amount: money(placed.stake) }))));
}

function showMatches() {
  const stands = document.activeElement;
  const items = Array.from(list.children);
  const kept = stadium.matches.map((match) => items.find((item) => item.dataset.match === match.id) || card(match));
  for (const item of items) if (!kept.includes(item)) item.remove();
  kept.forEach((item, index) => {
    if (list.children[index] !== item) list.insertBefore(item, list.children[index] || null);
    showStanding(item, stadium.matches[index]);
    showOwn(item, stadium.matches[index]);
  });
  // One that has moved loses the focus.
  if (stands !== document.activeElement && list.contains(stands)) stands.focus();
  if (!kept.length) replaceContent(list, [element('li', 'empty', words.noMatches)]);
}

function outcome(placed) {
  const { state, stake, payout } = placed;
  if (state === 'open') return element('span', 'history-amount', words.betOpen);
  return element('span', isWin(placed) ? 'history-amount is-won' : 'history-amount', signed(payout - stake));
}

function betRow(placed) {
  const [home, away] = placed.label.split(' x ');
  const about = `${nameOf(placed.picked, home, away)} · ${priceFormat.format(placed.odds / 100)} · ${money(placed.stake)}`;
  return element('li', 'history-row', [element('span', 'history-name', [fill(words.versus, { home, away }), element('small', 'bet-pick', about)]), outcome(placed)]);
}

/** Says how the bets ended that were open at the last look. */
function tellEnds(before) {
  const open = before.filter(({ state }) => state === 'open').map(({ id }) => id);
  for (const placed of stadium.bets.filter(({ id, state }) => state !== 'open' && open.includes(id))) speak(`${placed.label}: ${outcomeOf(placed)}. ${balanceText()}`);
}

let told = '';

function showBets() {
  const key = JSON.stringify(stadium.bets);
  if (key === told) return;
  told = key;
  replaceContent(byId('bets'), stadium.bets.length ? stadium.bets.map(betRow) : [element('li', 'empty', words.noBets)]);
}

function take(answer) {
  const { bets } = stadium;
  stadium = answer;
  showBalance(answer.balance);
  tellEnds(bets);
  showMatches();
  showBets();
  markPrices();
  renewSlip();
}

const chosen = stakePicker(page.stakes, page.openingStake, () => {
  showSlip();
  return returnText();
});
let betting = false;

async function bet() {
  if (betting || !picked) return;
  const stake = chosen();
  if (stake > balance()) return say(words.balanceLow);
  betting = true;
  disable(byId('bet'), true);
  const wanted = picked;
  try {
    const slip = { stake, match: wanted.id, result: wanted.result };
    const answer = await call('/bet', { round: nameRound(JSON.stringify(slip)), ...slip });
    picked = undefined;
    take(answer);
    say(words.betPlaced);
  } catch (error) {
    sayWhy(error);
    // That has been said.
    if (error.message === 'match.begun') picked = undefined;
    markPrices();
    renewSlip();
  }
  betting = false;
  disable(byId('bet'), false);
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
