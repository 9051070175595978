import { useSyncExternalStore } from 'react';
import styles from './PlainMessages.module.css';
import { waitingToasts, watchWaitingToasts } from './toasts';

/** What toasts would say while their code cannot be loaded. */
export function PlainMessages() {
  const toasts = useSyncExternalStore(watchWaitingToasts, waitingToasts);
  if (toasts.length === 0) return null;
  return (
    <div className={styles.messages} role="alert">
      {toasts.map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  );
}
