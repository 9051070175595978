import type { Rolldown } from 'vite';

const inPackages = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`);

/**
 * Files that most pages load. A page that needs one module of a file loads all of it, so the last two only take modules
 * that many pages and dialogs need: with a lower count the login loads parts of other pages (tools/sizes.ts).
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'react', priority: 2, test: inPackages('react', 'react-dom', 'scheduler') },
    { name: 'data', priority: 1, test: inPackages('@tanstack', 'redux', 'react-redux', 'wouter', 'regexparam') },
    { name: 'forms', priority: 1, test: inPackages('final-form', 'react-final-form') },
    { name: 'blueprint', test: inPackages('@blueprintjs', '@floating-ui', 'classnames'), minShareCount: 12 },
    // Texts come in one language.
    { name: 'shared', test: /[\\/]src[\\/](?!.*\.(en|es)\.ts)/, minShareCount: 25 },
  ],
};
