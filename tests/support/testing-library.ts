// In the place of `@testing-library/preact`, which half of the files with a document do without: loaded for all, it takes a
// sixth of those files' processor time.
import { configure } from '@testing-library/preact/pure';

/** Ten seconds, in ms, for a busy machine; a passing test does not wait for them. */
configure({ asyncUtilTimeout: 10_000 });

export * from '@testing-library/preact/pure';
