import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { logNotLoaded } from '../../lib/log';
import { showToast } from '../messages/toasts';
import { texts } from '../texts';
import { canLoadFiles, isOnline, watchNetwork } from '../../lib/network';
import { useOnline } from '../useOnline';
import { ErrorState } from './ErrorState';
import { loadWithStyles } from './loadWithStyles';

type Options = {
  /** Shown while the code loads. */
  loading?: ReactNode;
  /**
   * How a failure is shown: in place of the part, or as a toast for a dialog (it has no place on the page). A whole page
   * that failed without a network is reloaded when it is back, because nothing is typed on it. A page suspends, so
   * that the page before it stays until this one is rendered.
   */
  failure?: 'inPlace' | 'page' | 'toast';
};

export type LazyPart<Props> = FunctionComponent<Props> & {
  /** Loads the code before it is shown. Once it is loaded, the part is shown without its placeholder. */
  prepare: () => Promise<void>;
};

/**
 * A component whose code is loaded when it is first shown. If that fails, the part fails alone, is logged and says so.
 *
 * Trying again loads the code again without a reload of the page. That helps if a stylesheet was missing, and in browsers
 * that request a failed module again. Chromium does not: until the page is reloaded, every import of it fails. So
 * the second failure offers a reload, and while the device is offline nothing is imported that it does not keep; the part
 * waits for the network.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading = null, failure = 'inPlace' }: Options = {},
): LazyPart<Props> {
  const { start, retry, current, subscribe } = createAttempts(load);
  function Part(props: Props) {
    const isOnlineNow = useOnline();
    // Started before it is read: of a store that changes while a screen is rendered React renders all of it again, at once.
    // Code that is on the device already is shown without a network too.
    if (canLoadFiles()) start();
    const attempt = useSyncExternalStore(subscribe, current);
    if (!attempt || attempt.hasFailed) {
      const recover = attempt?.isRetry ? undefined : retry;
      return (
        <>
          <Failed failure={failure} isOnline={isOnlineNow} retry={recover} />
          {attempt && !isOnlineNow && <OnNetwork act={failure === 'page' ? reload : recover} />}
        </>
      );
    }
    if (failure === 'page') return createElement(attempt.getLazyCode(), props);
    return <WhenLoaded attempt={attempt} loading={loading} part={props} />;
  }
  const prepare = async () => {
    if (canLoadFiles()) await start().loaded;
  };
  return Object.assign(Part, { prepare });
}

type WhenLoadedProps<Props extends object> = { attempt: Attempt<Props>; loading: ReactNode; part: Props };

/** Without `Suspense`: it would show the placeholder for at least 300 ms. */
function WhenLoaded<Props extends object>({ attempt, loading, part }: WhenLoadedProps<Props>) {
  const [isLoaded, setLoaded] = useState(() => attempt.getCode() !== undefined);
  useEffect(() => {
    if (isLoaded) return;
    let isShown = true;
    void attempt.loaded.then(() => isShown && startTransition(() => setLoaded(true)));
    return () => {
      isShown = false;
    };
  }, [attempt, isLoaded]);
  const code = attempt.getCode();
  return isLoaded && code ? createElement(code, part) : loading;
}

type Attempt<Props> = {
  /** Undefined while it loads, and after a failure. */
  getCode: () => ComponentType<Props> | undefined;
  /** Suspends while it loads. The same component at each call: another one would start its state over. */
  getLazyCode: () => ComponentType<Props>;
  loaded: Promise<unknown>;
  isRetry: boolean;
  hasFailed: boolean;
};

/** The attempts to load one part: one at a time for all places that show it. */
function createAttempts<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let latest: Attempt<Props> | undefined;
  const listeners = new Set<() => void>();
  const replace = (attempt: Attempt<Props>) => {
    latest = attempt;
    listeners.forEach((listener) => listener());
  };
  const attempt = (code: Promise<ComponentType<Props>>, isRetry: boolean): Attempt<Props> => {
    let known: ComponentType<Props> | undefined;
    let shown: ComponentType<Props> | undefined;
    const loaded = code.then(
      (component) => (known = component),
      (error: unknown) => {
        logNotLoaded(error);
        replace({ getCode, getLazyCode, loaded, isRetry, hasFailed: true });
        return Nothing;
      },
    );
    const getCode = () => known;
    const getLazyCode = () => (shown ??= known ?? lazy(async () => ({ default: await loaded })));
    return { getCode, getLazyCode, loaded, isRetry, hasFailed: false };
  };
  return {
    current: () => latest,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: () => (latest ??= attempt(loadWithStyles(load), false)),
    retry: () => replace(attempt(loadWithStyles(load), true)),
  };
}

function Nothing() {
  return null;
}

type FailedProps = {
  failure: NonNullable<Options['failure']>;
  isOnline: boolean;
  /** Loads the code again; undefined once that has failed too. */
  retry: (() => void) | undefined;
};

function Failed({ failure, isOnline: hasNetwork, retry }: FailedProps) {
  useEffect(() => {
    if (failure === 'toast') showFailure(hasNetwork, retry);
  }, [failure, hasNetwork, retry]);
  if (failure === 'toast') return null;
  if (!hasNetwork) return <ErrorState title={texts.offlineTitle} text={texts.offlinePart} />;
  if (retry) return <ErrorState text={texts.partNotLoaded} onRetry={retry} />;
  return <ErrorState text={texts.partNotLoaded} onRetry={reload} retryText={texts.reloadPage} />;
}

/** Acts when the network is back: most likely the code could not be loaded because it was going. */
function OnNetwork({ act }: { act: (() => void) | undefined }) {
  useEffect(() => act && watchNetwork(() => isOnline() && act()), [act]);
  return null;
}

function showFailure(hasNetwork: boolean, retry: (() => void) | undefined): void {
  if (!hasNetwork) return showToast({ message: texts.offlinePart, intent: 'danger' });
  const action = retry ? { text: texts.tryAgain, onClick: retry } : { text: texts.reloadPage, onClick: reload };
  showToast({ message: texts.partNotLoaded, intent: 'danger', action });
}

function reload(): void {
  location.reload();
}
