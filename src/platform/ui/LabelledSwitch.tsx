import { Switch } from '@blueprintjs/core';
import styles from './LabelledSwitch.module.css';
import { texts } from './texts';

export type LabelledSwitchProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Words beside the switch, by state; by default Active and Inactive (spec section 4). */
  onLabel?: string;
  offLabel?: string;
  /** What is switched, read aloud before the state. */
  label: string;
  disabled?: boolean;
  id?: string;
  name?: string;
  'aria-describedby'?: string;
};

export function LabelledSwitch(props: LabelledSwitchProps) {
  const { checked, onChange, onLabel = texts.active, offLabel = texts.inactive, label, ...input } = props;
  return (
    <Switch
      {...input}
      role="switch"
      className={styles.switch}
      checked={checked}
      aria-label={label}
      onChange={(event) => onChange(event.currentTarget.checked)}
      labelElement={
        <span className={styles.state} aria-hidden="true">
          {checked ? onLabel : offLabel}
        </span>
      }
    />
  );
}
