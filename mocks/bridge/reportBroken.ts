/** Reports a bug in the fake where a developer sees it and an end-to-end test fails on it. */
export function reportBroken(problem: string): void {
  reportError(new Error(`The fake provider broke the contract: ${problem}`));
}
