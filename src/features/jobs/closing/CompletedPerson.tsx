import { useState } from 'react';
import { isScheduled } from '#domain/orders/schedule';
import { namePerson } from '#domain/people/personName';
import { type FieldName, createPartNames } from '#platform/forms/fieldNames';
import { CheckboxField } from '#platform/forms/fields/choices/CheckboxField';
import { RatingField } from '#platform/forms/fields/choices/RatingField';
import { SelectField } from '#platform/forms/fields/choices/SelectField';
import { MoneyField } from '#platform/forms/fields/text/MoneyField';
import { NumberField } from '#platform/forms/fields/text/NumberField';
import { TextField } from '#platform/forms/fields/text/TextField';
import { useChangeValue, useFormValue } from '#platform/forms/formValues';
import { maxLength } from '#platform/forms/validation/validators';
import { formatMoney, formatRate } from '#platform/lib/money';
import { formatNumber } from '#platform/lib/text';
import { Avatar } from '#platform/ui/data/Avatar';
import { Chip } from '#platform/ui/data/Chip';
import { Columns, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { jobLabels, PersonProgress, type InvitedMember } from '../orders';
import { type CompletionValues, type PersonValues, type Terms, toPersonKey, type PersonKey } from './completion';
import { completionField, useCompletion, usePayout } from './completionForm';
import { centsRule, hoursRule } from './completionRequest';
import { closingTexts } from './texts';
import { listAnswers } from './WorkAgain';
import styles from './Closing.module.css';

type Props = { member: InvitedMember; crew: readonly InvitedMember[]; terms: Terms };

/** One person's hours, extras, earnings and rating. */
export function CompletedPerson({ member, crew, terms }: Props) {
  const name = namePerson(member);
  const key = toPersonKey(member);
  const came = useCompletion((values) => values.crew[key]?.no_show !== true);
  return (
    <Stack isDivided as="li" gap={3} className={styles.person} aria-label={name}>
      <Row gap={3} className={styles.who}>
        <Avatar name={name} photoUrl={member.avatar_url} size={36} />
        <Stack canShrink isFilling>
          <Text as="span" weight="strong" isBreaking>
            {name}
          </Text>
          <Row as="span" gap={3} rowGap={0} align="stretch" isWrapping tone="secondary" size={13} isNumeric>
            {member.position !== null && <span>{jobLabels.position[member.position]}</span>}
            {member.hourly_rate !== null && <span>{formatRate(member.hourly_rate)}</span>}
          </Row>
        </Stack>
        <Earnings member={member} crew={crew} terms={terms} />
      </Row>
      <Progress member={member} crew={crew} terms={terms} />
      <PersonFields person={completionField(`crew.${key}`)} came={came} terms={terms} />
      {came && <PersonRating person={completionField(`crew.${key}`)} memberKey={key} />}
    </Stack>
  );
}

/** Nothing for a job without times, or of someone whose answer is not known. */
function Progress({ member, crew, terms }: Props) {
  const { status } = member;
  if (status === null || !isScheduled(terms)) return null;
  return <PersonProgress job={terms} person={{ ...member, status }} crew={crew} />;
}

type PersonFieldsProps = { person: FieldName<PersonValues, CompletionValues>; came: boolean; terms: Terms };

function PersonFields({ person, came, terms }: PersonFieldsProps) {
  const field = createPartNames(person);
  const [rule] = useState(() => hoursRule(terms));
  const tipsByHand = useCompletion(({ tip_split }) => tip_split === 'custom');
  return (
    <Row gap={4} rowGap={3} align="start" isWrapping className={styles.fields}>
      {came && (
        <>
          <NumberField
            name={field('hours')}
            label={closingTexts.hours}
            unit={closingTexts.hour}
            decimals
            required
            validate={rule}
          />
          <MoneyField name={field('bonus')} label={closingTexts.bonus} validate={centsRule} />
          {tipsByHand && <MoneyField name={field('tip')} label={closingTexts.tip} validate={centsRule} />}
        </>
      )}
      <div className={styles.noShow}>
        <CheckboxField
          name={field('no_show')}
          label={closingTexts.noShow}
          hint={came ? undefined : closingTexts.noShowPay}
        />
      </div>
    </Row>
  );
}

/** One person's earnings and how they add up; nothing if a part of them is not known. */
function Earnings({ member, crew, terms }: Props) {
  const { lines, total } = usePayout(crew, terms);
  const line = lines[crew.indexOf(member)];
  if (!line || total === null || member.hourly_rate === null) return null;
  const rate = formatMoney(member.hourly_rate);
  const parts = [
    closingTexts.sum(formatNumber(line.paidHours), rate, formatMoney(line.wage)),
    ...(line.travel > 0 ? [closingTexts.andTravel(formatMoney(line.travel))] : []),
    ...(line.bonus > 0 ? [closingTexts.andBonus(formatMoney(line.bonus))] : []),
    ...(line.tip > 0 ? [closingTexts.andTip(formatMoney(line.tip))] : []),
  ];
  return (
    <Stack align="end" className={styles.earns}>
      <span className={styles.amount}>{formatMoney(line.total)}</span>
      {line.paidHours > 0 && (
        <Row as="span" gap={3} rowGap={0} align="stretch" isWrapping tone="secondary" size={13} isNumeric>
          {parts.join(' + ')}
        </Row>
      )}
    </Stack>
  );
}

type PersonRatingProps = { person: FieldName<PersonValues>; memberKey: PersonKey };

/** Stars; after a rating also tags and whether to work together again. */
function PersonRating({ person, memberKey }: PersonRatingProps) {
  const field = createPartNames(person);
  const isRated = useCompletion(({ crew }) => (crew[memberKey]?.stars ?? 0) > 0);
  return (
    <Stack gap={3} className={styles.rating}>
      <RatingField name={field('stars')} label={closingTexts.stars} />
      {isRated && (
        <>
          <Tags name={field('tags')} />
          <Columns gap={4} rowGap={3} className={styles.again}>
            <SelectField name={field('work_again')} label={closingTexts.workAgain} items={listAnswers()} />
            <TextField
              name={field('comment')}
              label={closingTexts.comment}
              hint={closingTexts.commentHint}
              validate={commentLength}
            />
          </Columns>
        </>
      )}
    </Stack>
  );
}

function Tags({ name }: { name: FieldName<readonly string[]> }) {
  const chosen = useFormValue(name) ?? [];
  const change = useChangeValue();
  const toggle = (tag: string) =>
    change(name, chosen.includes(tag) ? chosen.filter((each) => each !== tag) : [...chosen, tag]);
  return (
    <Row gap={2} align="stretch" isWrapping role="group" aria-label={closingTexts.tags}>
      {Object.entries(closingTexts.tag).map(([tag, label]) => (
        <Chip key={tag} label={label} selected={chosen.includes(tag)} onClick={() => toggle(tag)} />
      ))}
    </Row>
  );
}

const commentLength = maxLength(500);
