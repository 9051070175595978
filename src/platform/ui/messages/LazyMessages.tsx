import { type ComponentType, createElement, useEffect, useSyncExternalStore } from 'react';
import { logNotLoaded } from '../../lib/log';
import { canLoadFiles } from '../../lib/network';
import { useOnline } from '../useOnline';
import { loadWithStyles } from '../feedback/loadWithStyles';
import { readMessages, watchMessages } from './messageStore';

let host: ComponentType | undefined;
let loading: Promise<void> | undefined;
const watchers = new Set<() => void>();

/** Loads the code that shows messages. A failure is logged, and the next call loads it again. */
export async function prepareMessages(): Promise<void> {
  if (canLoadFiles()) await (loading ??= loadHost());
}

async function loadHost(): Promise<void> {
  try {
    host = await loadWithStyles(async () => (await import('./MessagesHost')).MessagesHost);
    watchers.forEach((watcher) => watcher());
  } catch (error) {
    loading = undefined;
    logNotLoaded(error);
  }
}

/** The messages of the app. Until their code is loaded they wait: it comes with the first one at the latest. */
export function LazyMessages() {
  const loadedHost = useSyncExternalStore(watchHost, readHost);
  const count = useSyncExternalStore(watchMessages, countMessages);
  const isOnline = useOnline();
  useEffect(() => {
    if (count > 0) void prepareMessages();
  }, [count, isOnline]);
  return loadedHost ? createElement(loadedHost) : null;
}

const readHost = () => host;
const countMessages = () => readMessages().length;

function watchHost(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
