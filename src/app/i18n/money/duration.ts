/** Minutes as `12 h 30 min`, `12 h` or `30 min`: symbols of units, the same in every language. */
export function durationText(all: number): string {
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  return [hours && `${hours} h`, (minutes || !hours) && `${minutes} min`].filter(Boolean).join(' ');
}
