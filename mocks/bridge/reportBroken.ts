/** A mistake of the fake itself, where a developer will see it and a journey will fail on it. */
export function reportBroken(problem: string): void {
  reportError(new Error(`The fake provider broke the contract: ${problem}`));
}
