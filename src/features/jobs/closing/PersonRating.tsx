import { useChangeValue, useFormValue } from '../../../platform/forms/formValues';
import { RatingField } from '../../../platform/forms/fields/choices/RatingField';
import { SelectField } from '../../../platform/forms/fields/choices/SelectField';
import { TextField } from '../../../platform/forms/fields/text/TextField';
import { maxLength } from '../../../platform/forms/validation/validators';
import { Chip } from '../../../platform/ui/data/Chip';
import styles from './Closing.module.css';
import { closingTexts } from './texts';
import { useCompletion } from './useCompletion';

/** Stars; once some are given, what stood out and whether to work together again. */
export function PersonRating({ path, memberKey }: { path: string; memberKey: string }) {
  const isRated = useCompletion(({ crew }) => (crew[memberKey]?.stars ?? 0) > 0);
  return (
    <div className={styles.rating}>
      <RatingField name={`${path}.stars`} label={closingTexts.stars} />
      {isRated && (
        <>
          <Tags name={`${path}.tags`} />
          <div className={styles.again}>
            <SelectField name={`${path}.work_again`} label={closingTexts.workAgain} items={workAgain()} />
            <TextField
              name={`${path}.comment`}
              label={closingTexts.comment}
              hint={closingTexts.commentHint}
              validate={commentLength}
            />
          </div>
        </>
      )}
    </div>
  );
}

function Tags({ name }: { name: string }) {
  const value = useFormValue(name);
  const change = useChangeValue();
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const toggle = (tag: string) =>
    change(name, chosen.includes(tag) ? chosen.filter((each) => each !== tag) : [...chosen, tag]);
  return (
    <div className={styles.tags} role="group" aria-label={closingTexts.tags}>
      {Object.entries(closingTexts.tag).map(([tag, label]) => (
        <Chip key={tag} label={label} selected={chosen.includes(tag)} onClick={() => toggle(tag)} />
      ))}
    </div>
  );
}

const workAgain = () => Object.entries(closingTexts.workAgainChoice).map(([id, name]) => ({ id, name }));
const commentLength = maxLength(500);
