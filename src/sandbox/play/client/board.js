// The board of the roulette is one stop for the Tab key; arrows go from spot to spot, as the rows stand.

/** Spots of the board in order: the zero, six rows of six numbers, four rows of three. */
const numbers = 36;

function below(at) {
  if (at === 0) return 1;
  if (at <= numbers - 6) return at + 6;
  return at <= numbers ? numbers + 1 + Math.floor((at - (numbers - 5)) / 2) : at + 3;
}

function above(at) {
  if (at <= 6) return 0;
  if (at <= numbers) return at - 6;
  return at <= numbers + 3 ? numbers - 5 + (at - numbers - 1) * 2 : at - 3;
}

const moves = { ArrowRight: (at) => at + 1, ArrowLeft: (at) => at - 1, ArrowDown: below, ArrowUp: above, Home: () => 0 };

/** Lets arrow keys move the focus over `spots`; the one reached last is where Tab comes back to. */
export function walkable(board, spots) {
  const stop = (at) => spots.forEach((spot, index) => {
    spot.tabIndex = index === at ? 0 : -1;
  });
  stop(0);
  board.addEventListener('keydown', (event) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const to = spots[move(spots.indexOf(document.activeElement))];
    if (to) to.focus();
  });
  board.addEventListener('focusin', (event) => {
    const at = spots.indexOf(event.target);
    if (at >= 0) stop(at);
  });
}
