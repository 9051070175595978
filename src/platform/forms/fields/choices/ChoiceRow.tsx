import type { ReactElement } from 'react';
import { Muted, Text } from '#platform/ui/layout/Layout';
import styles from './ChoiceRow.module.css';

/** One choice: the value the form keeps, its label, and for cards a note and an icon. */
export type Choice<Value> = { value: Value; title: string; note?: string; icon?: ReactElement; disabled?: boolean };

type ChoiceRowProps = {
  type: 'radio' | 'checkbox';
  choice: Choice<unknown>;
  id: string;
  name: string;
  invalid: boolean;
  disabled: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
  onFocus: () => void;
  onBlur: () => void;
};

/** A radio button or a checkbox with its title, note and icon. */
export function ChoiceRow({ type, choice: { title, note, icon }, id, invalid, onChange, ...input }: ChoiceRowProps) {
  return (
    <label className={invalid ? `${styles.choice} ${styles.invalid}` : styles.choice} htmlFor={id}>
      <input
        {...input}
        type={type}
        id={id}
        className={styles.dot}
        // Of radio buttons, only the group can be invalid.
        aria-invalid={type === 'checkbox' && invalid ? true : undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {icon !== undefined && (
        <Muted as="span" canShrink={false}>
          {icon}
        </Muted>
      )}
      <span>
        <Text as="span" size={14} className={styles.title}>
          {title}
        </Text>
        {note !== undefined && (
          <Muted as="span" size={13} className={styles.note} id={`${id}-note`}>
            {note}
          </Muted>
        )}
      </span>
    </label>
  );
}
