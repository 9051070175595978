import { useState } from 'react';
import { formatInstant, getDeviceZone } from '../../src/platform/lib/time/zonedTimes';
import { announce } from '../../src/platform/ui/feedback/announcements';
import { Button } from '../../src/platform/ui/inputs/Button';
import { SmallTickIcon } from '../../src/platform/ui/icons';
import type { SentMessage } from '../bridge/messages';
import { copyText } from './copyText';
import styles from './InboxDrawer.module.css';
import { inboxTexts } from './inboxTexts';

/** One message. One tap copies its code. */
export function InboxMessage({ message }: { message: SentMessage }) {
  const { channel, to, subject, text, code, sentAt } = message;
  return (
    <li className={styles.message}>
      <p className={styles.meta}>
        <span>{inboxTexts.channels[channel]}</span>
        <time dateTime={sentAt}>{formatInstant(sentAt, getDeviceZone())}</time>
      </p>
      <p className={styles.subject}>{subject}</p>
      <p className={styles.to}>{inboxTexts.to(to)}</p>
      <p className={styles.text}>{text}</p>
      {code !== null && <CopyCode code={code} />}
    </li>
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
    <div className={styles.code}>
      <output className={styles.digits}>{code}</output>
      <Button
        variant="outline"
        touch
        aria-label={copied ? undefined : inboxTexts.copy(code)}
        icon={copied ? <SmallTickIcon /> : undefined}
        onClick={() => void copy()}
      >
        {copied ? inboxTexts.copied : inboxTexts.copyShort}
      </Button>
    </div>
  );
}
