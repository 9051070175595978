/** "Job #1042"; "Job" where the provider does not number its jobs. */
export const jobTitle = (number: string): string => (number === '' ? 'Job' : `Job ${number}`);

/** "job #1042", or "this job", within a sentence. */
export const jobInText = (number: string): string => (number === '' ? 'this job' : `job ${number}`);
