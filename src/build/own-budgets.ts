import { existsSync, readFileSync } from 'node:fs';

/** A merchant's own budgets, by the names of the product's. */
const ownBudgetsFile = 'budgets.json';

/** The budgets with a merchant's own merged in, which may only be smaller. Throws with a line for each that is not. `text` is the file's. */
export function tightened<Budgets extends Readonly<Record<string, number>>>(budgets: Budgets, text: string): Budgets {
  const own = JSON.parse(text) as Record<string, unknown>;
  const faults = Object.entries(own).flatMap(([name, bytes]) => {
    if (!Object.hasOwn(budgets, name)) return [`${name} is no budget: ${Object.keys(budgets).join(', ')}`];
    if (!Number.isInteger(bytes) || (bytes as number) < 1) return [`${name} is no number of bytes`];
    return (bytes as number) > budgets[name]! ? [`${name} may be ${budgets[name]} at most: a budget is tightened, never loosened`] : [];
  });
  if (faults.length) throw new Error(faults.map((fault) => `${ownBudgetsFile}: ${fault}`).join('\n'));
  return { ...budgets, ...own };
}

/** The product's budgets, tightened by the file beside package.json if there is one. */
export const withOwnBudgets = <Budgets extends Readonly<Record<string, number>>>(budgets: Budgets): Budgets =>
  (existsSync(ownBudgetsFile) ? tightened(budgets, readFileSync(ownBudgetsFile, 'utf8')) : budgets);
