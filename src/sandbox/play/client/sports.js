import { call, newRound, sayWhy } from './calls.js';
import { addToHistory, showHistory } from './history.js';
import { balance, byId, element, fill, money, motionUnwanted, page, pause, replaceContent, say, showBalance, words, whenTapped } from './parts.js';
import { stakePicker } from './stake.js';

const minuteLength = 55;
const list = byId('matches');
const slip = byId('slip');
const priceFormat = new Intl.NumberFormat(page.locale, { minimumFractionDigits: 2 });
const twoDigits = (number) => String(number).padStart(2, '0');

/** MM/DD HH:mm (G §2). */
function when(time) {
  const date = new Date(time);
  return `${twoDigits(date.getMonth() + 1)}/${twoDigits(date.getDate())} ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

let picked;

const nameOf = ({ match, result }) =>
  result === 'draw' ? words.draw : fill(words.beats, { team: result === 'home' ? match.homeTeam : match.awayTeam });

function showSlip() {
  slip.hidden = !picked;
  if (!picked) return;
  byId('slip-pick').textContent = nameOf(picked);
  byId('slip-odds').textContent = priceFormat.format(picked.match.odds[picked.result] / 100);
  byId('slip-return').textContent = money(Math.floor((chosen() * picked.match.odds[picked.result]) / 100));
}

function pick(match, result) {
  const same = picked && picked.match === match && picked.result === result;
  picked = same ? undefined : { match, result };
  for (const button of list.querySelectorAll('.price')) {
    const on = Boolean(picked) && button.dataset.match === match.roomId && button.dataset.result === result;
    button.setAttribute('aria-pressed', String(on));
  }
  showSlip();
}

function price(match, result, label) {
  const text = priceFormat.format(match.odds[result] / 100);
  const spoken = element('span', 'spoken', ` ${nameOf({ match, result })} `);
  const button = element('button', 'price', [element('span', 'price-label', label), spoken, element('span', 'price-odds', text)]);
  button.type = 'button';
  button.dataset.match = match.roomId;
  button.dataset.result = result;
  button.setAttribute('aria-pressed', 'false');
  whenTapped(button, () => pick(match, result));
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
    element('p', 'match-head', [element('span', '', match.league), element('span', '', when(match.matchTime))]),
    element('div', 'match-teams', [
      crest(match.homeTeamImageUrl),
      element('span', 'match-team', match.homeTeam),
      element('span', 'match-team is-away', match.awayTeam),
      crest(match.awayTeamImageUrl),
    ]),
    element('div', 'match-prices', [price(match, 'home', '1'), price(match, 'draw', 'X'), price(match, 'away', '2')]),
  ]);
  made.dataset.match = match.roomId;
  return made;
}

const pitch = byId('pitch');

/** Runs the match: ninety minutes in five seconds, each goal at its minute. */
async function run(match, round) {
  const score = { home: 0, away: 0 };
  const scored = (goal) => {
    score[goal.side] += 1;
    byId('pitch-score').textContent = `${score.home} : ${score.away}`;
  };
  replaceContent(byId('pitch-home'), [crest(match.homeTeamImageUrl), element('span', '', match.homeTeam)]);
  replaceContent(byId('pitch-away'), [crest(match.awayTeamImageUrl), element('span', '', match.awayTeam)]);
  byId('pitch-score').textContent = '0 : 0';
  byId('pitch-end').hidden = true;
  byId('pitch-close').hidden = true;
  byId('pitch-pick').textContent = fill(words.yourBet, { pick: nameOf(picked) });
  pitch.hidden = false;
  if (motionUnwanted()) {
    byId('pitch-minute').textContent = '90’';
    round.goals.forEach(scored);
  } else {
    for (let minute = 0; minute <= 90; minute++) {
      byId('pitch-minute').textContent = `${minute}’`;
      for (const goal of round.goals.filter((each) => each.minute === minute)) {
        scored(goal);
        pitch.classList.add('is-goal');
        await pause(420);
        pitch.classList.remove('is-goal');
      }
      await pause(minuteLength);
    }
  }
  const end = byId('pitch-end');
  end.textContent = round.payout > 0 ? fill(words.won, { amount: money(round.payout) }) : words.noWin;
  end.className = round.payout > 0 ? 'message is-won' : 'message';
  end.hidden = false;
  byId('pitch-close').hidden = false;
  byId('pitch-close').focus();
}

const chosen = stakePicker(page.stakes, page.openingStake, showSlip);
let betting = false;

async function bet() {
  if (betting || !picked) return;
  const stake = chosen();
  if (stake > balance()) return say(words.balanceLow);
  betting = true;
  byId('bet').disabled = true;
  try {
    const { match, result } = picked;
    const round = await call('/bet', { round: newRound(), stake, match: match.roomId, result });
    showBalance(round.balance - round.payout);
    await run(match, round);
    showBalance(round.balance);
    addToHistory(round);
  } catch (error) {
    sayWhy(error);
  }
  betting = false;
  byId('bet').disabled = false;
}

list.append(...(page.matches.length ? page.matches.map(card) : [element('li', 'empty', words.noMatches)]));
showHistory(page.history);
whenTapped(byId('bet'), bet);
whenTapped(byId('pitch-close'), () => {
  pitch.hidden = true;
});
const asked = page.match && list.querySelector(`[data-match="${CSS.escape(page.match)}"]`);
if (asked) {
  asked.classList.add('is-asked');
  asked.scrollIntoView({ block: 'center' });
}
