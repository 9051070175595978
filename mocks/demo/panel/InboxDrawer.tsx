import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Drawer } from '#platform/ui/overlays/Drawer';
import { EmptyState } from '#platform/ui/feedback/states';
import { fillCode } from './codeField';
import type { Inbox } from './inbox';
import styles from './InboxDrawer.module.css';
import { InboxMessage } from './InboxMessage';
import { inboxTexts } from './inboxTexts';

type Props = { inbox: Inbox; open: boolean; onClose: () => void };

/** Every message the provider would have sent, newest first, updated live. */
export function InboxDrawer({ inbox, open, onClose }: Props) {
  const { messages } = useSyncExternalStore(inbox.subscribe, inbox.state);
  useEffect(() => {
    if (open) inbox.markSeen();
  }, [inbox, open, messages]);
  const wanted = useRef<string>(undefined);
  const fill = (code: string) => {
    wanted.current = code;
    onClose();
  };
  // Not before: a closing drawer takes the focus back from the page.
  const fillAddress = () => {
    if (wanted.current !== undefined) fillCode(wanted.current);
    wanted.current = undefined;
  };
  return (
    <Drawer open={open} onClose={onClose} onClosed={fillAddress} title={inboxTexts.title} side="right">
      <p className={styles.explanation}>{inboxTexts.explanation}</p>
      {messages.length === 0 ? (
        <EmptyState text={inboxTexts.empty} />
      ) : (
        <ul className={styles.list} aria-live="polite">
          {messages.map((message) => (
            <InboxMessage key={message.id} message={message} onFill={fill} />
          ))}
        </ul>
      )}
    </Drawer>
  );
}
