import type { FitNote } from '#generated/model';

/** A line for or against a person. Screens select by the code and show the text. */
export const note = (code: FitNote['code'], text: string): FitNote => ({ code, text });

export const describeJobsTogether = (jobs: number): string => `Worked ${jobs} ${jobs === 1 ? 'job' : 'jobs'} with you`;
