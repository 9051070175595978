import { useState } from 'react';
import { formatInstant, getDeviceZone } from '../../src/platform/lib/time/zonedTimes';
import { announce } from '../../src/platform/ui/feedback/announcements';
import { Button } from '../../src/platform/ui/inputs/Button';
import { SmallTickIcon } from '../../src/platform/ui/icons';
import type { SentMessage } from '../bridge/messages';
import { fillCode, findCodeField } from './codeField';
import { copyText } from './copyText';
import styles from './InboxDrawer.module.css';
import { inboxTexts } from './inboxTexts';

type Props = { message: SentMessage; /** Called once its code is in the page's field. */ onFilled: () => void };

/** One message. One tap fills its code into the page that waits for it, or copies it. */
export function InboxMessage({ message, onFilled }: Props) {
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
      {code !== null && <Code code={code} onFilled={onFilled} />}
    </li>
  );
}

function Code({ code, onFilled }: { code: string; onFilled: () => void }) {
  const fill = () => {
    onFilled();
    fillCode(code);
  };
  return (
    <div className={styles.code}>
      <output className={styles.digits}>{code}</output>
      <span className={styles.codeActions}>
        {findCodeField() && (
          <Button intent="primary" touch aria-label={inboxTexts.fill(code)} onClick={fill}>
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
