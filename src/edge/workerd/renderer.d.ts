declare module '*/dist/render.mjs' {
  export const needsOf: typeof import('../../app/render.tsx').needsOf;
  export const packNames: typeof import('../../app/render.tsx').packNames;
  export const packOf: typeof import('../../app/render.tsx').packOf;
  export const queryFor: typeof import('../../app/render.tsx').queryFor;
  export const prepareRender: typeof import('../../app/render.tsx').prepareRender;
  export const renderPage: typeof import('../../app/render.tsx').renderPage;
  export const resultBalls: typeof import('../../app/render.tsx').resultBalls;
  export const rowsByName: typeof import('../../app/render.tsx').rowsByName;
  export const stringsOf: typeof import('../../app/render.tsx').stringsOf;
  export const tabsOf: typeof import('../../app/render.tsx').tabsOf;
}
