import { useState } from 'react';
import { formatPhone } from '#platform/lib/phone';
import { formatInstant, getDeviceZone } from '#platform/lib/time/zonedTimes';
import { announce } from '#platform/ui/feedback/announcements';
import { Button } from '#platform/ui/inputs/Button';
import { SmallTickIcon } from '#platform/ui/icons';
import type { SentMessage } from '../../hosts/bridge/messages';
import { findCodeField } from './codeField';
import { copyText } from '#platform/lib/device/copyText';
import styles from './InboxDrawer.module.css';
import { inboxTexts } from './inboxTexts';

type Props = { message: SentMessage; /** Fills its code into the page. */ onFill: (code: string) => void };

/** One message. One tap fills its code into the page that waits for it, or copies it. */
export function InboxMessage({ message, onFill }: Props) {
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
