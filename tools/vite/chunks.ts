import type { Rolldown } from 'vite';

/** Matches modules whose path has one of these parts. A slash matches the separator of any system. */
const having = (...parts: string[]) => new RegExp(parts.join('|').replaceAll('/', String.raw`[\\/]`));

/**
 * Few files, because a phone waits for each of a hundred. A group holds the modules it names and everything they import,
 * except what a group above it holds.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'react', priority: 9, test: having('/node_modules/(react|react-dom|scheduler)/') },
    { name: 'app', priority: 8, tags: ['$initial'], test: having('/node_modules/', '/src/(?!main)') },
    // The login and the signed-in areas have these in common.
    {
      name: 'common',
      priority: 7,
      test: having(
        '/@blueprintjs/core/lib/esm/(common/|components/forms/inputGroup)',
        '/src/platform/ui/(feedback/(Callout|OfflineBanner)|inputs/.*css|layout/Wordmark)',
        '/src/platform/(lib/(typedText|time/countdown)|ui/(clock/useSecondsUntil|inputs/selectWhole))[.]ts',
        '/src/platform/forms/fieldNames',
      ),
    },
    {
      name: 'form',
      priority: 6,
      test: having('/src/platform/forms/(Form|fields/text/(TextField|PasswordField)|layout/SubmitButton)[.]tsx'),
    },
    {
      name: 'public',
      priority: 5,
      test: having('/src/app/shell/public/', '/src/features/auth/login/LoginPage', '/src/platform/lib/text[.]ts'),
    },
    // A page sends its first calls before its own code has arrived.
    {
      name: 'calls',
      priority: 4,
      test: having(
        '/src/generated/endpoints/',
        '/src/platform/branches/branchQueries',
        '/src/features/(activity|calendar|helper|jobs|team)/(api|helperApi|listsApi|offersApi|requestsApi)[.]ts',
      ),
    },
    {
      name: 'signed-in',
      priority: 3,
      test: having(
        '/src/app/(signedInSaga|shell/CompanyShell)[.]tsx?',
        '/src/platform/(branches|routing/links)/',
        '/src/platform/ui/(boundaries|clock|data|feedback|layout|lists)/',
        '/@blueprintjs/icons/',
      ),
    },
    // Modules that five pages or dialogs share. Modules of forms, of the calendar, of the crew, of the helper and of the sign-up stay with their pages.
    {
      name: 'shared',
      priority: 2,
      test: having(
        '/node_modules/(?!maska/|@blueprintjs/core/lib/esm/components/forms/)',
        '/src/(?!platform/forms|features/(calendar|helper|auth|team/people/personRules|jobs/(crew|form|orders/(model|parts/OrderFields)))/?)',
      ),
      minShareCount: 5,
    },
    { name: 'fields', priority: 1, test: having('/src/platform/forms/(drafts|fields/(choices|text)|use)') },
  ],
};
