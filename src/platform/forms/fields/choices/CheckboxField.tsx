import { Checkbox } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { Stack, Text } from '#platform/ui/layout/Layout';
import { useFormField, type FieldOptions } from '../../useFormField';
import { FieldNote, LabelWords } from '../FieldFrame';
import styles from './CheckboxField.module.css';

export type CheckboxFieldProps<Values extends object> = FieldOptions<boolean, Values> & {
  /** A label with links. `label` is still used in the error summary. */
  children?: ReactNode;
};

/** One checkbox; `required` means it must be checked. */
export function CheckboxField<Values extends object>({ children, ...options }: CheckboxFieldProps<Values>) {
  const field = useFormField<boolean, Values>(options, false);
  const { id, hint, error, required } = field.frame;
  const words = (
    <Text as="span" tone="ink" size={14} className={styles.words}>
      <LabelWords label={children ?? options.label} required={required} />
    </Text>
  );
  return (
    <Stack gap={1} canShrink data-invalid={error === undefined ? undefined : ''}>
      <Checkbox
        {...field.control}
        className={error === undefined ? styles.box : `${styles.box} ${styles.invalid}`}
        checked={field.value}
        labelElement={words}
        onChange={(event) => field.change(event.currentTarget.checked)}
        onFocus={field.focus}
        onBlur={field.blur}
      />
      <FieldNote id={id} hint={hint} error={error} />
    </Stack>
  );
}
