import { lazy, useState } from 'react';
import type { Branch } from '#generated/model';
import { TextAreaField } from '#platform/forms/fields/text/TextAreaField';
import { useFormValue } from '#platform/forms/formValues';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { offerField } from '../create/offerValues';
import { needTexts as texts } from './texts';

/** The parser and its dates are loaded when the line is first used. */
const LineReadout = lazy(async () => ({ default: (await import('./LineReadout')).LineReadout }));

/** Characters that are read. */
const lineLimit = 300;

/** The typed line and, below, what was read in it. */
export function NeedLine({ branch }: { branch: Branch }) {
  const line = useFormValue(offerField('line')) ?? '';
  // A restored draft already has the fields its line filled in.
  const [startedWith, setStart] = useState<string>();
  return (
    <div onFocus={() => setStart((start) => start ?? line)}>
      <TextAreaField name={offerField('line')} label={texts.line} hint={texts.lineHint} limit={lineLimit} rows={2} />
      {startedWith !== undefined && (
        <LazyBoundary>
          <LineReadout branch={branch} line={line} startedWith={startedWith} />
        </LazyBoundary>
      )}
    </div>
  );
}
