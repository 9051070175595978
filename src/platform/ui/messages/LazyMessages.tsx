import { type ComponentType, createElement, useEffect, useSyncExternalStore } from 'react';
import { logNotLoaded } from '../../lib/log';
import { canLoadFiles } from '../../lib/network';
import { loadWithStyles } from '../feedback/loadWithStyles';
import { useOnline } from '../useOnline';
import { readMessages, watchMessages } from './messageStore';

/** The messages of the app. Until their code is loaded they wait: it comes with the first one at the latest. */
export function createLazyMessages(load: () => Promise<ComponentType>) {
  let host: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  const watchers = new Set<() => void>();

  const watchHost = (watcher: () => void) => {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  };
  const loadHost = async () => {
    try {
      host = await loadWithStyles(load);
      watchers.forEach((watcher) => watcher());
    } catch (error) {
      loading = undefined;
      logNotLoaded(error);
    }
  };
  /** Loads the code before the first message. A failure is logged, and the next message loads it again. */
  const prepareMessages = async () => {
    if (canLoadFiles()) await (loading ??= loadHost());
  };

  function LazyMessages() {
    const Host = useSyncExternalStore(watchHost, () => host);
    const count = useSyncExternalStore(watchMessages, () => readMessages().length);
    const isOnline = useOnline();
    useEffect(() => {
      if (count > 0) void prepareMessages();
    }, [count, isOnline]);
    return Host ? createElement(Host) : null;
  }

  return { LazyMessages, prepareMessages };
}

export const { LazyMessages, prepareMessages } = createLazyMessages(
  async () => (await import('./MessagesHost')).MessagesHost,
);
