import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Against what never comes; how long a machine takes says nothing about it.
configure({ asyncUtilTimeout: 30_000 });

afterEach(cleanup);
