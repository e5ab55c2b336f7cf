/** What the shell needs to know of a page; every row of the route table is one. */
export interface RouteMeta {
  name: string;
  /** the first is the page's own */
  paths: readonly string[];
  header: 'home' | 'title' | 'none';
  footer: boolean;
  back: 'home' | 'step';
  Screen: { preload(): Promise<void> };
}
