import { pageData } from '../../device/page-data.ts';
import { hydrated } from '../scheduling/hydration.tsx';
import { usePageAddress } from './index.ts';

/** The query that the page was drawn for: of its address, what the edge draws by. */
export const drawnQuery = (): Record<string, string> => Object.fromEntries(new URLSearchParams(pageData.query));

/** The query of the page that calls it; until it is hydrated, the one that it was drawn for. */
export function usePageQuery(): Record<string, string> {
  const { query } = usePageAddress();
  return hydrated.value ? query : drawnQuery();
}
