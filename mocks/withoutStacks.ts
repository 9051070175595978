/**
 * Runs it without writing down where an error would come from. MSW notes the place where each handler is made, which
 * nobody reads here and which took most of the time of opening a world.
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
