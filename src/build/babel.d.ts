/** Types of the part of Babel used by the build on real React and the mutation tests; the package has none. */
declare module '@babel/core' {
  interface Transformed {
    code: string;
    map: { mappings: string };
  }
  interface Node {
    start: number;
    end: number;
  }
  type Visitor<N> = (path: { node: N; skip(): void }) => void;
  export function transformAsync(code: string, options: Record<string, unknown>): Promise<Transformed | null>;
  export function parseSync(code: string, options: Record<string, unknown>): object;
  export function traverse(tree: object, visitors: {
    TSType: Visitor<Node>; StringLiteral: Visitor<Node>; TemplateLiteral: Visitor<Node>; NumericLiteral: Visitor<Node & { value: number }>;
  }): void;
}
