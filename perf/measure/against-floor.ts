import { median } from '../../tests/scale/measure.ts';
import { onBarePhone, withoutPopup } from '../bare-phone.ts';
import type { Context } from '../context.ts';
import { figureOf, type Figure } from '../figure.ts';
import { serveFloor } from '../floor/serve.ts';
import type { Spent } from '../spent.ts';
import { homeReady, startOf } from '../start.ts';

/** Loads of each side in a run: one load differs from the next by more than a tenth, and the medians of 30 loads in whole runs and alone lay between 1.37 and 1.56. */
const loads = 10;

const homeOf = (address: string): Promise<Spent> =>
  onBarePhone(address, async (phone) => {
    await withoutPopup(phone);
    return startOf(phone, `${address}/m/home`, homeReady);
  });

/** The phone stands on a page of the edge, as for home; the floor is another origin. */
const floorOf = (address: string, floor: string): Promise<Spent> => onBarePhone(address, (phone) => startOf(phone, floor, "document.querySelector('main')"));

/** The start of home beside a page that holds nothing but the packages of the first load, one after the other in each run. */
export async function measure({ runs, edgeOf }: Context): Promise<Figure[]> {
  const { address } = await edgeOf('shipped');
  const floor = await serveFloor();
  try {
    await homeOf(address);
    await floorOf(address, floor.address);
    const home: number[] = [];
    const bare: number[] = [];
    for (let count = 0; count < runs * loads; count++) {
      home.push((await homeOf(address)).scripts);
      bare.push((await floorOf(address, floor.address)).scripts);
    }
    const ratios = home.map((value, at) => value / bare[at]!);
    return [
      figureOf('start of home, scripts', 'ms', home, { note: 'processor time in scripts until the first games stand' }),
      figureOf('start of the floor, scripts', 'ms', bare, { note: 'Preact, signals, preact-iso, i18next and react-i18next, which render one text' }),
      { ...figureOf('start of home by the floor', 'times', ratios, { goal: { most: 1.5 } }), value: median(home) / median(bare) },
    ];
  } finally {
    await floor.stop();
  }
}
