/**
 * Lies over the whole page for 300 ms and takes all taps: one that was meant for what has just gone must not fall through
 * to what lay under it. Its time is its animation's (`.tap-shield`), for a timer may be late.
 */
export function shieldTaps(): void {
  const shield = document.createElement('div');
  shield.className = 'tap-shield';
  shield.setAttribute('aria-hidden', 'true');
  shield.addEventListener('animationend', () => shield.remove());
  document.body.appendChild(shield);
}
