/**
 * Test files that prove the fake and the contract as a whole, by thousands of random requests, weeks of simulated time
 * or real processes. `npm test` runs them beside the builds; `npm run check` leaves them out.
 */
export const wholeSuites = [
  'tests/contract/bodies.test.ts',
  'tests/contract/fuzz.test.ts',
  'tests/contract/hosts.test.ts',
  'tests/contract/patterns.test.ts',
  'tests/contract/repeatedCalls.test.ts',
  'mocks/handlers/crew/crewSequences.test.ts',
  'mocks/hosts/server/command.test.ts',
  'mocks/hosts/node.test.ts',
  'mocks/pulse/pulse.test.ts',
  'mocks/seed/seed.test.ts',
  'src/platform/realtime/connection/reconnectionCrowd.test.ts',
];
