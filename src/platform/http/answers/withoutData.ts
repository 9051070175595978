const answers = new WeakSet<object>();

/** Marks the answer to a write that the provider made without saying what came of it: it has defaults only. */
export function withoutData<Answer extends object>(answer: Answer): Answer {
  answers.add(answer);
  return answer;
}

/** Checks whether a write was answered with success alone. Then its result has to be fetched. */
export function isWithoutData(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && answers.has(answer);
}
