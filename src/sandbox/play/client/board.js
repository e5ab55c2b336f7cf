// The board of the roulette is one stop for the Tab key; arrows go from spot to spot, as they lie.

const ways = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

function middleOf(spot) {
  const { left, top, width, height } = spot.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The spot that lies nearest to another in a direction; none at the edge. */
function nearest(spots, from, [right, down]) {
  const [x, y] = middleOf(from);
  let best;
  let least = Infinity;
  for (const spot of spots) {
    const [dx, dy] = middleOf(spot).map((at, axis) => at - [x, y][axis]);
    const ahead = dx * right + dy * down;
    // What lies aside counts double: an arrow goes straight on where it can.
    const distance = ahead + 2 * Math.abs(dx * down + dy * right);
    if (ahead > 1 && distance < least) [best, least] = [spot, distance];
  }
  return best;
}

/** Lets arrow keys move the focus over `spots`; the one reached last is where Tab comes back to. */
export function walkable(board, spots) {
  const stop = (at) => spots.forEach((spot, index) => {
    spot.tabIndex = index === at ? 0 : -1;
  });
  stop(0);
  board.addEventListener('keydown', (event) => {
    const way = ways[event.key];
    if (!way && event.key !== 'Home') return;
    event.preventDefault();
    const to = way ? nearest(spots, document.activeElement, way) : spots[0];
    if (to) to.focus();
  });
  board.addEventListener('focusin', (event) => {
    const at = spots.indexOf(event.target);
    if (at >= 0) stop(at);
  });
}
