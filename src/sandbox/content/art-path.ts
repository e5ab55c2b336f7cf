export const artPath = (kind: string, name: string): string => `/${kind}/${encodeURIComponent(name)}.svg?v=1`;
