import { useEffect, useRef, useSyncExternalStore, useState } from 'react';
import { copyText } from '#platform/lib/device/copyText';
import { formatPhone } from '#platform/lib/phone';
import { formatInstant, getDeviceZone } from '#platform/lib/time/zonedTimes';
import { announce } from '#platform/ui/feedback/announcements';
import { EmptyState } from '#platform/ui/feedback/states';
import { SmallTickIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Drawer } from '#platform/ui/overlays/Drawer';
import type { SentMessage } from '../../hosts/bridge/messages';
import type { Inbox } from './inbox';
import { inboxTexts } from './inboxTexts';
import styles from './InboxDrawer.module.css';

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

type InboxMessageProps = { message: SentMessage; /** Fills its code into the page. */ onFill: (code: string) => void };

/** One message. One tap fills its code into the page that waits for it, or copies it. */
function InboxMessage({ message, onFill }: InboxMessageProps) {
  const { channel, to, subject, text, code, sentAt } = message;
  return (
    <li className={styles.message}>
      <p className={styles.meta}>
        <span>{inboxTexts.channels[channel]}</span>
        <time dateTime={sentAt}>{formatInstant(sentAt, getDeviceZone())}</time>
      </p>
      {subject !== '' && <p className={styles.subject}>{subject}</p>}
      <p className={styles.to}>{inboxTexts.to(channel === 'sms' ? formatPhone(to, 'list') : to)}</p>
      <p className={styles.text}>{text}</p>
      {code !== null && <Code code={code} onFill={onFill} />}
    </li>
  );
}

function Code({ code, onFill }: { code: string; onFill: (code: string) => void }) {
  return (
    <div className={styles.code}>
      <output className={styles.digits}>{code}</output>
      <span className={styles.codeActions}>
        {findCodeField() && (
          <Button intent="primary" touch aria-label={inboxTexts.fill(code)} onClick={() => onFill(code)}>
            {inboxTexts.fillShort}
          </Button>
        )}
        <CopyCode code={code} />
      </span>
    </div>
  );
}

function CopyCode({ code }: { code: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    if (!(await copyText(code))) return;
    setCopied(true);
    announce(inboxTexts.copied);
  };
  return (
    <Button
      variant="outline"
      touch
      aria-label={copied ? undefined : inboxTexts.copy(code)}
      icon={copied ? <SmallTickIcon /> : undefined}
      onClick={() => void copy()}
    >
      {copied ? inboxTexts.copied : inboxTexts.copyShort}
    </Button>
  );
}

/** The page's field for a one-time code, if it shows one. */
function findCodeField(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('input[autocomplete="one-time-code"]:not([disabled])');
}

/** Pastes a code into the page's field, as a person would. */
function fillCode(code: string): void {
  const field = findCodeField();
  const event = new Event('paste', { bubbles: true, cancelable: true });
  field?.focus();
  field?.dispatchEvent(Object.assign(event, { clipboardData: { getData: () => code } }));
}
