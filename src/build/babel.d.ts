/** The little of Babel that the build on real React asks for: it comes without types. */
declare module '@babel/core' {
  interface Transformed {
    code: string;
    map: { mappings: string };
  }
  export function transformAsync(code: string, options: Record<string, unknown>): Promise<Transformed | null>;
}
