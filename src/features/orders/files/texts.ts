const nbsp = '\u00a0';

/** Texts for files of a job, on its page and in its form. */
export const fileTexts = {
  files: 'Files',
  addHint: `Photos, paperwork, permits: JPG, PNG, WebP or PDF, up to 10${nbsp}MB each.`,
  kinds: `JPG, PNG, WebP or PDF, up to 10${nbsp}MB each.`,
  add: 'Add files',
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed`,
  uploaded: (name: string) => `${name} uploaded`,
  refused: (name: string, problem: string) => `${name} was not added. ${problem}`,
  tooMany: (limit: number) => `Up to ${limit} files per job.`,
  tooLarge: `Files can be up to 10${nbsp}MB.`,
  wrongType: 'Choose a JPG, PNG or WebP image or a PDF.',
  waiting: 'Waiting to upload',
  uploading: (percent: number) => `Uploading… ${percent}%`,
  done: 'Uploaded',
  notSent: 'Not uploaded. Check your connection and try again.',
  gone: 'This file is no longer on this device. Add it again.',
  tryAgain: 'Try again',
  uploadAgain: (name: string) => `Try again to upload ${name}`,
  notKept: 'This device is out of storage. Stay on this page until your files are uploaded.',
  kilobytes: (size: string) => `${size}${nbsp}KB`,
  megabytes: (size: string) => `${size}${nbsp}MB`,
};
