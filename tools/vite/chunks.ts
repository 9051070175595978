import type { Rolldown } from 'vite';

const inPackages = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`);
/** Matches code in these folders, but not texts, which come in one language. */
const inFolders = (...folders: string[]) => new RegExp(`[\\\\/](${folders.join('|')})[\\\\/](?!.*\\.(en|es)\\.ts)`);

/**
 * Few files, because a phone waits for each of a hundred, and none of the signed-in pages on the login. A page that needs
 * one module of a file loads all of it, so `minShareCount` says how many pages and dialogs must need a module.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'react', priority: 5, test: inPackages('react', 'react-dom', 'scheduler') },
    // Everything that the entry imports.
    { name: 'app', priority: 4, tags: ['$initial'], test: /[\\/](node_modules|src[\\/](?!main))/ },
    { name: 'auth', priority: 3, test: inFolders('src/features/auth'), minShareCount: 4 },
    {
      name: 'ui',
      priority: 2,
      test: inFolders(
        'src/platform/(forms|ui|lib|routing|language)',
        'node_modules/(@blueprintjs|@floating-ui|maska|react-transition-group)',
      ),
      minShareCount: 16,
    },
    { name: 'features', priority: 1, test: inFolders('src/(features|domain|platform)'), minShareCount: 5 },
  ],
};
