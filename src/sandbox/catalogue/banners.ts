import type { Flag } from '../../contract/switches.ts';
import type { PaletteName } from '../art/palettes.ts';
import type { SceneName } from '../art/scenes.ts';
import { hottestOf } from './hot-names.ts';
import type { Label } from './labels.ts';

export interface CatalogueBanner {
  title: Label;
  subtitle: Label;
  callToAction: Label;
  scene: SceneName;
  palette: PaletteName;
  /** a path of the app, an http address, or `game:{nodeId}` */
  action: string;
  /** it advertises rewards, so members on a break do not see it */
  promotes?: true;
  /** the merchant's switch of the page that it leads to */
  needs?: Flag;
}

export const banners: readonly CatalogueBanner[] = [
  {
    title: { pt: 'Sorteios a cada 5 minutos', en: 'A draw every 5 minutes' },
    subtitle: { pt: 'Escolha seus números', en: 'Pick your numbers' },
    callToAction: { pt: 'Jogar agora', en: 'Play now' },
    scene: 'lottery',
    palette: 'emerald',
    action: '/m/lottery',
  },
  {
    title: { pt: 'Gire no seu ritmo', en: 'Spin at your own pace' },
    subtitle: { pt: 'Slots a partir de um centavo', en: 'Slots from one centavo' },
    callToAction: { pt: 'Ver jogos', en: 'See games' },
    scene: 'reels',
    palette: 'violet',
    action: '/m/gameList?gameType=RNG',
  },
  {
    title: { pt: 'A rodada do fim de semana', en: 'The weekend is on' },
    subtitle: { pt: 'Palpites até o apito final', en: 'Open until the final whistle' },
    callToAction: { pt: 'Dar palpite', en: 'Make a pick' },
    scene: 'football',
    palette: 'sky',
    action: `game:${hottestOf('SPORTS')}`,
  },
  {
    title: { pt: 'O tesouro está no fundo', en: 'Treasure lies below' },
    subtitle: { pt: 'Mire, pesque e suba o baú', en: 'Aim, catch and raise the chest' },
    callToAction: { pt: 'Mergulhar', en: 'Dive in' },
    scene: 'treasure',
    palette: 'ocean',
    action: `game:${hottestOf('FISH')}`,
  },
  {
    title: { pt: 'Clube Coroa', en: 'The Crown Club' },
    subtitle: { pt: 'Recompensas do mês', en: 'This month’s rewards' },
    callToAction: { pt: 'Abrir', en: 'Open' },
    scene: 'crown',
    palette: 'wine',
    action: '/m/rewardCenter',
    promotes: true,
    needs: 'REWCEN3',
  },
];
