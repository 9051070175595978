import { createHash } from 'node:crypto';

/** The module with a short hash of the contract: another one whenever an answer may have another shape. */
export function stampModule(contract: object): string {
  const stamp = createHash('sha256').update(JSON.stringify(contract)).digest('hex').slice(0, 16);
  return `/** Identifies this version of the contract. */\nexport const contractStamp = '${stamp}';\n`;
}
