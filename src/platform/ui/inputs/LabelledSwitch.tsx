import { Switch } from '@blueprintjs/core';
import { Text } from '../layout/Layout';
import { texts } from '../texts';
import { controlAttributes, type ControlProps } from './controlProps';
import styles from './LabelledSwitch.module.css';

type LabelledSwitchProps = ControlProps & {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Labels next to the switch, by state; Active and Inactive by default (spec section 4). */
  onLabel?: string;
  offLabel?: string;
  /** Name of the setting, read aloud before the state. Or name it with `aria-labelledby`. */
  label?: string;
};

export function LabelledSwitch(props: LabelledSwitchProps) {
  const { checked, onChange, onLabel = texts.active, offLabel = texts.inactive, label, name } = props;
  return (
    <Switch
      {...controlAttributes(props)}
      name={name}
      role="switch"
      className={styles.switch}
      checked={checked}
      aria-label={label ?? props['aria-label']}
      onChange={(event) => onChange(event.currentTarget.checked)}
      labelElement={
        <Text as="span" tone="ink" size={14} aria-hidden="true">
          {checked ? onLabel : offLabel}
        </Text>
      }
    />
  );
}
