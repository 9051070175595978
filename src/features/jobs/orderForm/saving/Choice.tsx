import { useId } from 'react';
import styles from './ChangeDialogs.module.css';

type ChoiceProps = {
  type: 'radio' | 'checkbox';
  title: string;
  note?: string;
  /** Radios that exclude one another. */
  group?: string;
  checked: boolean;
  onChange: () => void;
};

/** One thing to choose, with what it means. */
export function Choice({ type, title, note, group, checked, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <label className={styles.choice} htmlFor={id}>
      <input
        id={id}
        type={type}
        name={group}
        checked={checked}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={onChange}
      />
      <span>
        <span className={styles.choiceTitle}>{title}</span>
        {note !== undefined && (
          <span id={`${id}-note`} className={styles.quiet}>
            {note}
          </span>
        )}
      </span>
    </label>
  );
}
