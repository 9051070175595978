import { type ReactNode, useId } from 'react';
import { Muted, Row } from '../layout/Layout';
import styles from './ChoiceBox.module.css';

type ChoiceBoxProps = {
  type: 'radio' | 'checkbox';
  title: string;
  note?: string;
  /** Radios that exclude one another. */
  group?: string;
  checked: boolean;
  onChange: () => void;
};

/** One thing to choose, with what it means. */
export function ChoiceBox({ type, title, note, group, checked, onChange }: ChoiceBoxProps) {
  const id = useId();
  return (
    <Row as="label" gap={3} align="start" className={styles.choice} htmlFor={id}>
      <input
        id={id}
        type={type}
        name={group}
        checked={checked}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={onChange}
      />
      <span>
        <span className={styles.title}>{title}</span>
        {note !== undefined && (
          <Muted as="span" isBlock size={13} isBreaking id={`${id}-note`}>
            {note}
          </Muted>
        )}
      </span>
    </Row>
  );
}

/** Choices that belong together, below the question they answer. */
export function ChoiceGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
