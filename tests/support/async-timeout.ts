import { configure } from '@testing-library/preact';

/** Ten seconds, in ms, for a busy machine; a passing test does not wait for them. */
configure({ asyncUtilTimeout: 10_000 });
