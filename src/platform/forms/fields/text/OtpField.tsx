import { useState } from 'react';
import { OTP_LENGTH, OtpInput } from '../../../ui/inputs/OtpInput';
import { texts } from '../../texts';
import { withError, useFormField, type FieldOptions } from '../../useFormField';
import { compose, minLength } from '../../validation/validators';
import { FieldFrame } from '../FieldFrame';

export type OtpFieldProps<Values extends object> = FieldOptions<string, Values> & {
  /** Number of characters; 6 by default (spec section 5). */
  length?: number;
  /** Accepts only digits; on by default. */
  numeric?: boolean;
  onComplete?: (code: string) => void;
};

/** A one-time code, kept as text. A wrong code stays, so that a typo can be corrected. */
export function OtpField<Values extends object>({
  length = OTP_LENGTH,
  numeric,
  onComplete,
  ...options
}: OtpFieldProps<Values>) {
  const [isRefused, setIsRefused] = useState(false);
  const stored = useFormField<string, Values>(
    { ...options, validate: compose(minLength(length), options.validate) },
    '',
  );
  const field = withError(stored, isRefused ? texts.code(length) : undefined);
  return (
    <FieldFrame {...field.frame}>
      <OtpInput
        {...field.control}
        value={field.value}
        onChange={(code) => {
          setIsRefused(false);
          field.change(code);
        }}
        onRefuse={() => setIsRefused(true)}
        length={length}
        numeric={numeric}
        onComplete={onComplete}
        onFocus={field.focus}
        onBlur={field.blur}
      />
    </FieldFrame>
  );
}
