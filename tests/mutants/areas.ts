import { globSync } from 'node:fs';

/** A part of the source whose tests must notice so many percent of the changes made to it. */
export interface Area {
  readonly name: string;
  readonly goal: number;
  /** patterns of its files */
  readonly files: readonly string[];
  /** Only its SQL is changed. */
  readonly sql?: boolean;
  /** mutants of the sample */
  readonly sample: number;
  /** tests that reach all of it, from afar */
  readonly also?: readonly string[];
}

const everyCall = ['tests/unit/sandbox/whose-row.test.ts', 'tests/unit/sandbox/money/two-members.test.ts'];
const booksOfTheBox = ['src/sandbox/{money,cashier,responsible}/*.ts'];

/** The first area that names a file has it; SQL is an area beside the code that holds it. */
export const areas: readonly Area[] = [
  { name: 'SQL of money, cashier, responsible play', goal: 92, files: booksOfTheBox, sql: true, sample: 40, also: everyCall },
  { name: 'money and cashier', goal: 92, files: ['src/sandbox/{money,cashier}/*.ts'], sample: 32, also: everyCall },
  { name: 'responsible play on the box', goal: 92, files: ['src/sandbox/responsible/*.ts'], sample: 24, also: everyCall },
  {
    name: "the phone's wallet and responsible play", goal: 92, sample: 40,
    files: ['src/app/features/{wallet,payments,amount,responsible-play}/**/*.{ts,tsx}', 'src/app/screens/{deposit,withdraw,responsiblePlay}/*.{ts,tsx}'],
  },
  { name: 'contract', goal: 92, files: ['src/contract/*.ts'], sample: 28, also: ['tests/unit/contract/by-hand.test.ts', 'tests/unit/contract/texts-by-hand.test.ts'] },
  { name: "the phone's gateway", goal: 92, files: ['src/app/gateway/**/*.ts'], sample: 28 },
  { name: 'edge', goal: 88, files: ['src/edge/*.ts', 'src/edge/{adapters,merchants,pictures}/**/*.ts'], sample: 28, also: ['tests/unit/edge/server.test.ts', 'tests/unit/edge/gateway.test.ts'] },
  { name: 'games', goal: 88, files: ['src/sandbox/{games,lottery,play}/**/*.ts'], sample: 28, also: ['tests/unit/sandbox/games/by-hand.test.ts', 'tests/unit/sandbox/lottery/by-hand.test.ts'] },
  { name: 'the rest of the box', goal: 85, files: ['src/sandbox/{accounts,activities,agency,invites,levels,messages,records,registration,rewards,security,time,upkeep}/*.ts'], sample: 28 },
  { name: 'formats and carousel', goal: 85, files: ['src/app/i18n/*.ts', 'src/app/i18n/money/*.ts', 'src/app/ui/carousel/*.{ts,tsx}'], sample: 24 },
];

/** Words, pictures, drawings and tables of a database, in which a change is no fault or fails at once. */
const without = ['**/*words.ts', '**/tables.ts', '**/*-tables.ts', '**/art.ts', '**/captcha-picture.ts', '**/roulette/wheel.ts', '**/fill*.ts', '**/dialing-codes.ts', '**/countries.ts', '**/simulate.ts'];

/** The area's files, from the root, in the order of their names. */
export const filesOf = ({ files }: Area): string[] => globSync(files as string[], { exclude: without }).toSorted();
