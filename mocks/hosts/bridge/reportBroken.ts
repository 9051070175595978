/** Shows a mistake of the fake itself where a developer sees it and a journey fails on it. */
export const reportBroken = createReporter((error) => reportError(error));

/** Reports each problem once: a read that fails is asked again, and would fail in the same way. */
export function createReporter(report: (error: Error) => void): (problem: string) => void {
  const reported = new Set<string>();
  return (problem) => {
    if (reported.has(problem)) return;
    reported.add(problem);
    report(new Error(`Fake provider: ${problem}`));
  };
}
