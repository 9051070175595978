import type { Contract } from './contract';
import { getExampleAnswer } from './exampleAnswer';

/** Text of mocks/generated/examples.ts: the body that the contract gives as an example of each operation's success. */
export function examplesModule(contract: Contract): string {
  return [
    '/**\n * Generated from contract/ by `npm run generate`. Do not edit.\n */',
    '/** Bodies of successful answers by operation, as the contract describes them. */',
    'export const examples: Readonly<Record<string, unknown>> = {',
    ...contract.operations.map(
      (operation) => `  ${operation.id}: ${JSON.stringify(getExampleAnswer(contract, operation).body)},`,
    ),
    '};',
    '',
  ].join('\n');
}
