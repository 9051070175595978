/** Problems that no test may leave behind, in words. */
export type Watch = {
  problems: string[];
  /** Console errors that the test itself causes; they are removed from the problems. */
  excuse: (pattern: RegExp) => void;
  stop: () => void;
};

/** Watches the console and the process until stopped; `stop` fails the test when there were problems. */
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
      if (left.length > 0) throw new Error(`Unnoticed problems:\n${left.join('\n')}`);
    },
  };
}
