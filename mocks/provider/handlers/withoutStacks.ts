/**
 * Runs `work` without recording error stacks. MSW records where each handler is created. No one reads it here, and it
 * took most of the time of opening a world.
 */
export function withoutStacks<Result>(work: () => Result): Result {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
