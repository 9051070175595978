import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A screen's code is loaded when it is first shown, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 5000 });

afterEach(cleanup);
