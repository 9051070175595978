import type { CrewRating, HelperInvitation, PayLine } from '#generated/model';
import { createFieldNames } from '#platform/forms/fieldNames';
import { Form } from '#platform/forms/Form';
import { RatingField } from '#platform/forms/fields/choices/RatingField';
import { SelectField } from '#platform/forms/fields/choices/SelectField';
import { TextAreaField } from '#platform/forms/fields/text/TextAreaField';
import { useChangeValue, useFormValue } from '#platform/forms/formValues';
import { SubmitButton } from '#platform/forms/layout/SubmitButton';
import { useFeature } from '#platform/provider/useFeature';
import { Chip } from '#platform/ui/data/Chip';
import { showToast } from '#platform/ui/messages/toasts';
import { useRateCompany } from '../../api';
import styles from './detail.module.css';
import { Section } from './Section';
import { rateTexts as texts } from '../texts';

type Values = { stars: number; tags?: readonly string[]; comment?: string; work_again?: CrewRating['work_again'] };

const field = createFieldNames<Values>();

/**
 * The helper rates the company of a completed job once. Then it shows what they gave; favorite and block can change.
 * Once the company's rating of the helper can be read, theirs is no longer hidden either.
 */
export function RateCompany({ invitation, paid }: { invitation: HelperInvitation; paid: PayLine | undefined }) {
  const { closed_state, earned, my_rating, hirer } = invitation;
  const hasFeature = useFeature('companyRatings');
  if (!hasFeature || closed_state !== 'completed' || !earned) return null;
  const areBothShown = paid !== undefined && paid.rating !== null;
  return (
    <Section title={texts.title(hirer.company_name)}>
      {my_rating ? <Given id={invitation.id} rating={my_rating} /> : <RatingForm invitation={invitation} />}
      {!(my_rating && areBothShown) && <p className={styles.quiet}>{texts.hidden}</p>}
    </Section>
  );
}

function RatingForm({ invitation: { id } }: { invitation: HelperInvitation }) {
  const { mutateAsync, isPending } = useRateCompany(id);
  const send = async ({ stars, tags = [], comment: typed = '', work_again }: Values) => {
    const comment = typed.trim();
    await mutateAsync({
      stars,
      ...(tags.length > 0 && { tags: [...tags] }),
      ...(comment !== '' && { comment }),
      ...(work_again && { work_again }),
    });
    showToast({ message: texts.thanks, intent: 'success' });
  };
  return (
    <Form<Values> onSubmit={send} className={styles.rate}>
      <RatingField name={field('stars')} label={texts.stars} required />
      <Tags />
      <SelectField name={field('work_again')} label={texts.workAgain} items={listAnswers()} />
      <TextAreaField name={field('comment')} label={texts.comment} limit={500} rows={2} />
      <SubmitButton size="large" loading={isPending}>
        {texts.send}
      </SubmitButton>
    </Form>
  );
}

/** The stars, and the answer on working together again, which can change. */
function Given({ id, rating }: { id: number; rating: CrewRating }) {
  const { mutateAsync, isPending } = useRateCompany(id);
  const send = async ({ work_again }: Pick<Values, 'work_again'>) => {
    await mutateAsync({ ...rating, ...(work_again && { work_again }) });
    showToast({ message: texts.answerSaved, intent: 'success' });
  };
  return (
    <>
      <p>{texts.given(rating.stars)}</p>
      <Form<Pick<Values, 'work_again'>>
        onSubmit={send}
        initialValues={{ work_again: rating.work_again }}
        className={styles.rate}
      >
        <SelectField name={field('work_again')} label={texts.workAgain} items={listAnswers()} />
        <SubmitButton size="large" loading={isPending}>
          {texts.saveAnswer}
        </SubmitButton>
      </Form>
    </>
  );
}

function Tags() {
  const chosen = useFormValue(field('tags')) ?? [];
  const change = useChangeValue();
  const toggle = (tag: string) =>
    change(field('tags'), chosen.includes(tag) ? chosen.filter((each) => each !== tag) : [...chosen, tag]);
  return (
    <div className={styles.tags} role="group" aria-label={texts.tags}>
      {Object.entries(texts.tag).map(([tag, label]) => (
        <Chip key={tag} label={label} selected={chosen.includes(tag)} onClick={() => toggle(tag)} />
      ))}
    </div>
  );
}

const listAnswers = () => Object.entries(texts.again).map(([id, name]) => ({ id, name }));
