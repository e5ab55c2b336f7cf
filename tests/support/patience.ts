import { configure } from '@testing-library/preact';

/** ms that an event may take on a busy machine; nothing waits for these where all goes well */
configure({ asyncUtilTimeout: 10_000 });
