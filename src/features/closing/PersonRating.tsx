import { type FieldName, createPartNames } from '#platform/forms/fieldNames';
import { useChangeValue, useFormValue } from '#platform/forms/formValues';
import { RatingField } from '#platform/forms/fields/choices/RatingField';
import { SelectField } from '#platform/forms/fields/choices/SelectField';
import { TextField } from '#platform/forms/fields/text/TextField';
import { maxLength } from '#platform/forms/validation/validators';
import { Chip } from '#platform/ui/data/Chip';
import styles from './Closing.module.css';
import type { PersonKey, PersonValues } from './completion';
import { listAnswers } from './listAnswers';
import { closingTexts } from './texts';
import { useCompletion } from './useCompletion';

type PersonRatingProps = { person: FieldName<PersonValues>; memberKey: PersonKey };

/** Stars; after a rating also tags and whether to work together again. */
export function PersonRating({ person, memberKey }: PersonRatingProps) {
  const field = createPartNames(person);
  const isRated = useCompletion(({ crew }) => (crew[memberKey]?.stars ?? 0) > 0);
  return (
    <div className={styles.rating}>
      <RatingField name={field('stars')} label={closingTexts.stars} />
      {isRated && (
        <>
          <Tags name={field('tags')} />
          <div className={styles.again}>
            <SelectField name={field('work_again')} label={closingTexts.workAgain} items={listAnswers()} />
            <TextField
              name={field('comment')}
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

function Tags({ name }: { name: FieldName<readonly string[]> }) {
  const chosen = useFormValue(name) ?? [];
  const change = useChangeValue();
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

const commentLength = maxLength(500);
