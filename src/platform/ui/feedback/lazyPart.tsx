import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react';
import { showToast } from '../messages/toasts';
import { texts } from '../texts';
import { isOnline, useOnline } from '../useOnline';
import { ErrorState } from './ErrorState';

type Options = {
  /** Shown while the code loads. */
  loading?: ReactNode;
  /** How a failure is shown: in place of the part, or as a toast for a dialog (it has no place on the page). */
  failure?: 'inPlace' | 'toast';
};

type LazyPart<Props> = FunctionComponent<Props> & {
  /** Loads the code before it is shown. */
  prepare: () => void;
};

/**
 * A component whose code is loaded when it is first shown. If that fails, the part fails alone and says so.
 *
 * A browser remembers a module that it could not load: until the page is reloaded, every import of it fails. So nothing is
 * imported while the device is offline; the part waits for the network. After any other failure only
 * a reload of the page helps.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading = null, failure = 'inPlace' }: Options = {},
): LazyPart<Props> {
  // One attempt for all places that show the part.
  let attempt: Attempt<Props> | undefined;
  const start = () => (attempt ??= attemptTo(load));
  function Part(props: Props) {
    const isOnlineNow = useOnline();
    // Code that is here already is shown without a network too.
    const current = attempt ?? (isOnlineNow ? start() : undefined);
    const [failed, setFailed] = useState<Attempt<Props>>();
    useEffect(() => void current?.code.then((code) => code ?? setFailed(current)), [current]);
    if (!current || failed === current) return <Failed failure={failure} isOnline={isOnlineNow} />;
    return <Suspense fallback={loading}>{createElement(current.Code, props)}</Suspense>;
  }
  return Object.assign(Part, { prepare: () => void (isOnline() && start()) });
}

type Attempt<Props> = { code: Promise<ComponentType<Props> | undefined>; Code: ComponentType<Props> };

function attemptTo<Props extends object>(load: () => Promise<ComponentType<Props>>): Attempt<Props> {
  const code = load().then(
    (Code) => Code,
    () => undefined,
  );
  return { code, Code: lazy(async () => ({ default: (await code) ?? Nothing })) };
}

function Nothing() {
  return null;
}

type FailedProps = { failure: NonNullable<Options['failure']>; isOnline: boolean };

function Failed({ failure, isOnline: hasNetwork }: FailedProps) {
  useEffect(() => {
    if (failure === 'toast') showFailure(hasNetwork);
  }, [failure, hasNetwork]);
  if (failure === 'toast') return null;
  if (!hasNetwork) return <ErrorState title={texts.offlineTitle} text={texts.offlinePart} />;
  return <ErrorState text={texts.partNotLoaded} onRetry={reload} />;
}

function showFailure(hasNetwork: boolean): void {
  if (!hasNetwork) return showToast({ message: texts.offlinePart, intent: 'danger' });
  showToast({ message: texts.partNotLoaded, intent: 'danger', action: { text: texts.tryAgain, onClick: reload } });
}

function reload(): void {
  location.reload();
}
