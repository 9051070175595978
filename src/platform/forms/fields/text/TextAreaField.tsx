import { TextArea } from '@blueprintjs/core';
import { cleanLines } from '../../../lib/typedText';
import { classes } from '../../../ui/classes';
import { texts } from '../../texts';
import { useFormField, type FieldOptions } from '../../useFormField';
import { compose, maxLength } from '../../validation/validators';
import { FieldFrame } from '../FieldFrame';
import controlStyles from '../../../ui/inputs/Control.module.css';
import styles from './TextAreaField.module.css';

export type TextAreaFieldProps<Values extends object> = FieldOptions<string, Values> & {
  /** Maximum number of characters. Adds the rule and a character count. */
  limit?: number;
  /** Initial number of lines; the area grows with its text. */
  rows?: number;
  placeholder?: string;
};

/** Several lines of text. */
export function TextAreaField<Values extends object>({
  limit,
  rows = 3,
  placeholder,
  ...options
}: TextAreaFieldProps<Values>) {
  const rules = limit === undefined ? options.validate : compose(maxLength(limit), options.validate);
  const field = useFormField<string, Values>({ ...options, validate: rules }, '');
  return (
    <FieldFrame {...field.frame} aside={limit === undefined ? undefined : texts.count(field.value.length, limit)}>
      <TextArea
        {...field.control}
        className={classes(controlStyles.control, styles.area)}
        autoResize={!growsByItself()}
        fill
        rows={rows}
        placeholder={placeholder}
        value={field.value}
        onChange={(event) => field.change(cleanLines(event.target.value))}
        onFocus={field.focus}
        onBlur={field.blur}
      />
    </FieldFrame>
  );
}

/** Blueprint measures the text after each key, which lays out the whole page twice. */
const growsByItself = () => CSS.supports('field-sizing', 'content');
