import { useEffect, useId, useState } from 'react';
import { copyText } from '../../lib/device/copyText';
import { classes } from '../classes';
import { announce } from '../feedback/announcements';
import { CopyIcon, SmallTickIcon } from '../icons';
import { Muted, Row, Text } from '../layout/Layout';
import { texts } from '../texts';
import { Button } from './Button';
import control from './Control.module.css';
import styles from './CopyField.module.css';

type CopyFieldProps = {
  label: string;
  value: string;
  /** Shown below. */
  hint?: string;
};

/** A text to use in another app: a field that cannot be changed, with a button that copies it. */
export function CopyField({ label, value, hint }: CopyFieldProps) {
  const id = useId();
  return (
    <div>
      <Text as="label" isBlock below={1} tone="ink" size={14} weight="medium" htmlFor={id}>
        {label}
      </Text>
      <Row align="stretch" gap={2} className={styles.line}>
        <input
          id={id}
          className={classes(control.control, styles.text)}
          type="text"
          readOnly
          spellCheck={false}
          autoComplete="off"
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          value={value}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyButton key={value} label={label} value={value} />
      </Row>
      {hint !== undefined && (
        <Muted above={1} size={13} id={`${id}-hint`}>
          {hint}
        </Muted>
      )}
    </div>
  );
}

/** Milliseconds that the button shows the outcome. */
const outcomeMs = 2000;

function CopyButton({ label, value }: { label: string; value: string }) {
  const [isCopied, setCopied] = useState<boolean>();
  useEffect(() => {
    if (isCopied === undefined) return undefined;
    const timer = setTimeout(() => setCopied(undefined), outcomeMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    const done = await copyText(value);
    setCopied(done);
    announce(done ? texts.copied : texts.notCopied);
  };
  return (
    <Button
      variant="outline"
      size="medium"
      icon={isCopied === true ? <SmallTickIcon /> : <CopyIcon />}
      aria-label={isCopied === undefined ? texts.copyNamed(label) : undefined}
      onClick={() => void copy()}
    >
      {isCopied === undefined ? texts.copy : isCopied ? texts.copied : texts.notCopied}
    </Button>
  );
}
