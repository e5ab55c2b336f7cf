/** The floor of every folder that is not named: a feature that no other feature imports. */
export const anyOther = '*';

/** Folders and files of the platform from the top floor to the ground. Each imports only what stands further down; a test holds it. */
export const floors = [
  'thread.ts',
  'platform.ts',
  // entry points: calls, pages, the console, upkeep, first content and tables
  'router', 'console', 'upkeep', 'fill', 'schema', 'front', 'vitals',
  // features
  anyOther, 'records', 'rewards', 'levels', 'invites', 'content', 'games', 'lottery', 'activities', 'agency', 'cashier', 'security', 'feedback',
  // shared by several features
  'play', 'registration', 'responsible', 'messages', 'faults', 'catalogue', 'art',
  // members and money
  'accounts', 'outbox', 'money', 'settings',
  // ground
  'crypto', 'http', 'store', 'time', 'handler.ts', 'languages.ts', 'floors.ts',
] as const;
