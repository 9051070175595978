import type { Fault } from './fault';
import { formFaults } from './formFaults';
import { platformFaults } from './platformFaults';
import { providerFaults } from './providerFaults';
import { ruleFaults } from './ruleFaults';

/**
 * Every fault that `npm run mutants` plants. Each one changes what the product does; none is equivalent to the
 * original.
 */
export const faults: readonly Fault[] = [...ruleFaults, ...providerFaults, ...formFaults, ...platformFaults];
