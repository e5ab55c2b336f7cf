import { pageData } from '../../device/page-data.ts';
import { hydrated } from '../scheduling/hydration.tsx';
import { usePageAddress } from './index.ts';

/** The query that the edge drew the page for. */
export const drawnQuery = (): Record<string, string> => Object.fromEntries(new URLSearchParams(pageData.query));

/** The query of the calling page; before hydration, the one that it was drawn for. */
export function usePageQuery(): Record<string, string> {
  const { query } = usePageAddress();
  return hydrated.value ? query : drawnQuery();
}
