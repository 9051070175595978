import type { PageWeight } from './pageWeights';

export type Target = Omit<PageWeight, 'path'>;

const lists =
  /^\/company\/(job(\/(not-formed|formed|history))?|team(\/(helpers|drivers|foreman|employees))?)$|^\/helper\/job(\/company\/(new|accepted|waiting|cancelled))?$/;
const heavyPages = /^\/company\/(job\/(create|edit\/:id|details\/:id)|calendar)$|^\/helper\/calendar$/;

/** What the pages that people open most should weigh. Missing one fails nothing; a page over its budget does. */
const targets: readonly { pages: RegExp; target: Target }[] = [
  { pages: /^\/login$/, target: { js: 135_000, css: 24_000, files: 8 } },
  { pages: /^\/company\/activity$/, target: { js: 215_000, css: 30_000, files: 14 } },
  { pages: lists, target: { js: 230_000, css: 34_000, files: 14 } },
  { pages: heavyPages, target: { js: 270_000, css: 40_000, files: 16 } },
];

export function findTarget(path: string): Target | undefined {
  return targets.find(({ pages }) => pages.test(path))?.target;
}
