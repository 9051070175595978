import type { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished } from 'vitest';
import { productName, realtimeDefaults, type Settings, signInDefaults } from '#platform/config/settings';
import { createNavigation } from '#platform/routing/navigation';
import { createProfileStorage } from '#platform/session/storage/profileStorage';
import { toSessionUser } from '#platform/session/user';
import { announce } from '#platform/ui/feedback/announcements';
import type { Toast } from '#platform/ui/messages/messageRules';
import { dismiss, readMessages, watchMessages } from '#platform/ui/messages/messageStore';
import { presentUser } from '../../../mocks/account/answers';
import { issueToken } from '../../../mocks/provider/http/authenticate';
import type { World } from '../../../mocks/provider/world';
import { createApp } from '../../../src/app/createApp';
import { type HostedWorld, hostWorld, type HostOptions } from '../hostedWorld';
import { watchForProblems } from '../setup/proofs';
// Loaded before: an import takes real time, and tests move the clock.
import '../../../src/app/reactions';

export const testSettings: Settings = {
  productName,
  publicSiteUrl: 'https://www.crewboard.example/',
  supportEmail: 'support@crewboard.example',
  apiUrl: '/api',
  routerBase: '',
  realtime: { ...realtimeDefaults, host: 'localhost', port: 3000 },
  signIn: signInDefaults,
};

export type StartOptions = HostOptions & {
  /** Email of the person who is still signed in from an earlier visit; by default no one. */
  as?: string | null;
  /** The address at the start. */
  path?: string;
  /** A world that is already hosted; it has its own options. */
  hosted?: HostedWorld;
  storagePrefix?: string;
  /** Fills the cache before the session starts, as data of an earlier visit does. */
  restore?: (queryClient: QueryClient) => void;
};

export type StartedApp = ReturnType<typeof startApp>;

/**
 * The real app without rendering, with its real store, cache and client, in its own world. It is stopped when the test
 * ends, and the test fails if there were unnoticed problems.
 */
export function startApp(options: StartOptions = {}) {
  const { as = null, path = '/', storagePrefix = '', hosted = hostWorld(options), restore } = options;
  const watch = watchForProblems();
  const storage = createProfileStorage(storagePrefix, localStorage, sessionStorage);
  history.replaceState(null, '', path);
  const token = as === null ? null : keepSignedIn(hosted.world, as, storagePrefix).token;
  const toasts: Toast[] = [];
  const stopWatching = collectToasts(toasts);
  const reloads: string[] = [];
  const navigation = createNavigation(testSettings.routerBase);
  const app = createApp(testSettings, storagePrefix, {
    retryDelayMs: 1,
    navigation: {
      ...navigation,
      reload: (to) => {
        reloads.push(to);
        navigation.go(to, { replace: true });
      },
    },
  });

  restore?.(app.queryClient);
  app.startSession();

  const stop = () => {
    app.stop();
    // A call that is still on its way and fails must not show a message in the next test.
    app.queryClient.getMutationCache().config = {};
    app.queryClient.getQueryCache().config = {};
    app.queryClient.clear();
    hosted.stop();
    stopWatching();
    announce('');
    for (const { key } of readMessages()) dismiss(key);
    history.replaceState(null, '', '/');
    watch.stop();
    expect(hosted.broken).toEqual([]);
  };
  onTestFinished(stop);

  return {
    ...app,
    ...hosted,
    hosted,
    storage,
    /** The token of the person the app started with. */
    token,
    /** All toasts since the start, oldest first. */
    toasts,
    /** Paths at which the whole app was reloaded. */
    reloads,
    excuse: watch.excuse,
    session: () => app.store.getState().session,
    branches: () => app.store.getState().branches,
    connection: () => app.store.getState().connection.status,
  };
}

/** Collects what is new among the messages. */
function collectToasts(toasts: Toast[]): () => void {
  const known = new Set(readMessages().map(({ key }) => key));
  return watchMessages(() => {
    for (const message of readMessages()) {
      if (message.kind !== 'toast' || known.has(message.key)) continue;
      known.add(message.key);
      const { message: text, intent, action } = message.toast;
      toasts.push({ message: text, ...(intent && { intent }), ...(action && { action }) });
    }
  });
}

/** Stores in the browser that a person is still signed in from an earlier visit. */
export function keepSignedIn(world: World, email: string, storagePrefix = '') {
  const row = world.tables.user.one('email', email);
  if (!row) throw new Error(`No user has the email ${email}`);
  const token = world.change(() => issueToken(world, row.id));
  const user = toSessionUser(presentUser(world.tables, row));
  const storage = createProfileStorage(storagePrefix, localStorage, sessionStorage);
  storage.saveToken(token);
  storage.saveUser(user);
  return { token, user };
}

/** Current address. */
export const address = () => location.pathname + location.search;
