/**
 * Test files that prove the product, the fake, the contract or the checks as one: every page, every call, every
 * module, every documented answer, thousands of random requests, weeks of simulated time, real processes or planted
 * faults. `npm test` runs them too; `npm run check` leaves them out.
 */
export const wholeSuites = [
  'src/app/pages/failureToasts.test.tsx',
  'src/app/pages/neverAnswered.test.tsx',
  'src/app/pages/pageTitles.test.tsx',
  'src/app/secrets.test.tsx',
  'src/app/pages/wrongAnswers.test.tsx',
  'src/domain/crewPlan/planProperties.test.ts',
  'tests/architecture/fieldNames.test.ts',
  'tests/architecture/gate.test.ts',
  'tests/architecture/texts/frozenTexts.test.ts',
  'tests/contract/agreement/agreement.test.ts',
  'tests/contract/answers.test.ts',
  'tests/contract/bodies.test.ts',
  'tests/contract/conformance/conformance.test.ts',
  'tests/contract/dialects.test.tsx',
  'tests/contract/faultedWrites/faultedWrites.test.tsx',
  'tests/contract/fuzz.test.ts',
  'tests/contract/hosts.test.ts',
  'tests/contract/patterns.test.ts',
  'tests/contract/repeatedCalls.test.ts',
  'tests/contract/seededForms.test.ts',
  'tests/contract/specificationOnly.test.tsx',
  'mocks/provider/store/storeFuzz.test.ts',
  'mocks/crew/handlers/crewSequences.test.ts',
  'mocks/helper/handlers/helperSequences.test.ts',
  'mocks/outsource/handlers/offerSequences.test.ts',
  'mocks/provider/simulation/simulation.test.ts',
  'mocks/provider/realtime/pushedData.test.ts',
  'mocks/account/seed/cast.test.ts',
  'mocks/provider/seed/seed.test.ts',
  'src/platform/realtime/connection/reconnectionCrowd.test.ts',
];
