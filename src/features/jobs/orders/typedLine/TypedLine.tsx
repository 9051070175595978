import { lazy, useState } from 'react';
import type { FieldName } from '#platform/forms/fieldNames';
import { TextAreaField } from '#platform/forms/fields/text/TextAreaField';
import { useChangeValue, useFormValue } from '#platform/forms/formValues';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import type { TypedLineUse } from './LineReadout';

/** The parser and its dates are loaded when the line is first used. */
const LineReadout = lazy(async () => ({ default: (await import('./LineReadout')).LineReadout }));

/** Characters that are read. */
const lineLimit = 300;

type TypedLineProps = TypedLineUse & { name: FieldName<string>; label: string; hint: string };

/** A job described in one line and, below, what was read in it. */
export function TypedLine({ name, label, hint, ...use }: TypedLineProps) {
  const line = useFormValue(name) ?? '';
  const change = useChangeValue();
  // A restored draft already has the fields its line filled in.
  const [startedWith, setStart] = useState<string>();
  return (
    <div onFocus={() => setStart((start) => start ?? line)}>
      <TextAreaField name={name} label={label} hint={hint} limit={lineLimit} rows={2} />
      {startedWith !== undefined && (
        <LazyBoundary>
          <LineReadout line={line} onLine={(next) => change(name, next)} startedWith={startedWith} {...use} />
        </LazyBoundary>
      )}
    </div>
  );
}
