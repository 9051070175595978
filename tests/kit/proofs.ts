/** What no test may leave behind: each thing that went wrong unnoticed, in words. */
export type Watch = {
  problems: string[];
  /** Errors told to the console that the test itself causes; they are taken out of the problems. */
  excuse: (pattern: RegExp) => void;
  stop: () => void;
};

/** Watches the console and the process until stopped; `stop` fails the test when something was told. */
export function watchForProblems(): Watch {
  const problems: string[] = [];
  const excused: RegExp[] = [];
  const { error } = console;
  const onRejection = (reason: unknown) => void problems.push(`Unhandled rejection: ${String(reason)}`);
  console.error = (...words: unknown[]) => void problems.push(`console.error: ${words.map(String).join(' ')}`);
  process.on('unhandledRejection', onRejection);
  return {
    problems,
    excuse: (pattern) => void excused.push(pattern),
    stop: () => {
      console.error = error;
      process.off('unhandledRejection', onRejection);
      const left = problems.filter((problem) => !excused.some((pattern) => pattern.test(problem)));
      if (left.length > 0) throw new Error(`Nobody noticed:\n${left.join('\n')}`);
    },
  };
}
