import type { Rolldown } from 'vite';

/** Matches files of `src`. */
const inSource = (files: string) => new RegExp(`[\\\\/]src[\\\\/](${files})`);

/**
 * Few files, because a phone waits for each of a hundred. A group holds the modules it names and everything they import,
 * apart from what a group above it holds.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'react', priority: 6, test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
    // Everything that the entry imports.
    { name: 'app', priority: 5, tags: ['$initial'], test: /[\\/](node_modules|src[\\/](?!main))/ },
    { name: 'form', priority: 4, test: inSource('platform/forms/(Form|fields/text/(TextField|PasswordField))\\.tsx') },
    {
      name: 'public',
      priority: 3,
      test: inSource('app/shell/public/|features/auth/login/LoginPage|platform/lib/text\\.ts'),
    },
    { name: 'signed-in', priority: 2, test: inSource('app/(signedInSaga|shell/CompanyShell)\\.tsx?') },
    // Modules that five pages or dialogs share. Those of the helper and of the sign-up stay with their pages.
    {
      name: 'shared',
      priority: 1,
      test: new RegExp(`node_modules|${inSource('(?!features[\\\\/](helper|auth)[\\\\/])').source}`),
      minShareCount: 5,
    },
  ],
};
