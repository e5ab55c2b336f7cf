/** Types of the part of Babel that the build on real React uses; the package has none. */
declare module '@babel/core' {
  interface Transformed {
    code: string;
    map: { mappings: string };
  }
  export function transformAsync(code: string, options: Record<string, unknown>): Promise<Transformed | null>;
}
