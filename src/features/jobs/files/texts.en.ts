const nbsp = '\u00a0';

/** Words for files of a job, on its page and in its form. */
export const fileTexts = {
  files: 'Files',
  addHint: `Photos of the place, papers, permits: JPG, PNG, WebP or PDF, up to 10${nbsp}MB each.`,
  kinds: `JPG, PNG, WebP or PDF, up to 10${nbsp}MB each.`,
  add: 'Add files',
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed`,
  uploaded: (name: string) => `${name} uploaded`,
  refused: (name: string, problem: string) => `${name} was not added. ${problem}`,
  tooMany: (limit: number) => `A job may have ${limit} files.`,
  tooLarge: `It is larger than 10${nbsp}MB.`,
  wrongType: 'Choose a JPG, PNG or WebP image or a PDF.',
  waiting: 'Waiting to upload',
  uploading: (percent: number) => `Uploading… ${percent}${nbsp}%`,
  done: 'Uploaded',
  notSent: 'It was not uploaded. Check your connection and try again.',
  gone: 'This device no longer has this file. Add it again.',
  tryAgain: 'Try again',
  uploadAgain: (name: string) => `Try again to upload ${name}`,
  notKept: 'This device has no room to keep these files: stay on this page until they are uploaded.',
  kilobytes: (size: string) => `${size}${nbsp}kB`,
  megabytes: (size: string) => `${size}${nbsp}MB`,
};
