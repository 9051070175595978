import { namePerson } from '#domain/people/personName';
import { jobLabels, callJob } from '../../orders';
import { useState } from 'react';
import type { OrderCard } from '#generated/model';
import { Avatar } from '#platform/ui/data/Avatar';
import { Callout } from '#platform/ui/feedback/Callout';
import { EmptyState } from '#platform/ui/feedback/EmptyState';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { Button } from '#platform/ui/inputs/Button';
import { SearchInput } from '#platform/ui/inputs/SearchInput';
import { hasWords } from '../model/candidates';
import { UsualRate } from '../parts/UsualRate';
import type { PersonForJobs } from './bulkInvite';
import styles from './invite.module.css';
import { inviteTexts as texts, messageLimit } from '../texts';

type Props = {
  people: readonly PersonForJobs[];
  jobCount: number;
  isPending: boolean;
  /** Jobs that could not be loaded. */
  failed: readonly OrderCard[];
  onRetry: () => void;
  selected: readonly number[];
  onSelect: (employeeIds: readonly number[]) => void;
  /** The lowest rate a selected person is offered. */
  findOffer: (employeeId: number) => number | undefined;
  onOfferUsualRate: (employeeId: number) => void;
  message: { id: string; text: string; onChange: (text: string) => void };
};

const searchDelay = 150;

/** The people of the branch, each with the selected jobs they can be invited to. */
export function PeopleForJobs({ people, isPending, failed, onRetry, message, ...selection }: Props) {
  const [text, setText] = useState('');
  if (isPending) return <SkeletonCard height={320} />;
  const shown = people.filter(
    ({ person }) => hasWords(person, text) || selection.selected.includes(person.employee_id),
  );
  return (
    <>
      {failed.length > 0 && (
        <Callout intent="warning" title={texts.jobsMissing(failed.map((card) => callJob(card)).join(', '))}>
          <Button size="small" variant="quiet" onClick={onRetry}>
            {texts.loadAgain}
          </Button>
        </Callout>
      )}
      <div className={styles.find}>
        <SearchInput
          landmark={false}
          aria-label={texts.findPeople}
          placeholder={texts.findPeople}
          delay={searchDelay}
          onSearch={setText}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState text={texts.noPeople} />
      ) : (
        <ul className={styles.people} aria-label={texts.people}>
          {shown.map((entry) => (
            <PersonChoice key={entry.person.employee_id} entry={entry} {...selection} />
          ))}
        </ul>
      )}
      <label htmlFor={message.id} className={styles.quiet}>
        {texts.message}
      </label>
      <textarea
        id={message.id}
        className={styles.message}
        rows={2}
        maxLength={messageLimit}
        value={message.text}
        onChange={(event) => message.onChange(event.currentTarget.value)}
      />
    </>
  );
}

type ChoiceProps = Pick<Props, 'jobCount' | 'selected' | 'onSelect' | 'findOffer' | 'onOfferUsualRate'> & {
  entry: PersonForJobs;
};

function PersonChoice({ entry, jobCount, selected, onSelect, findOffer, onOfferUsualRate }: ChoiceProps) {
  const { person, free, blocked } = entry;
  const id = person.employee_id;
  const isSelected = selected.includes(id);
  const name = namePerson(person);
  const reasons = blocked.map(({ card, problem }) => texts.problemOnJob(callJob(card), texts.problem[problem]));
  return (
    <li>
      <label className={styles.person}>
        <input
          type="checkbox"
          aria-label={name}
          checked={isSelected}
          disabled={free.length === 0 && !isSelected}
          onChange={() => onSelect(isSelected ? selected.filter((each) => each !== id) : [...selected, id])}
        />
        <Avatar name={name} photoUrl={person.avatar_url} size={28} />
        <span className={styles.lines}>
          <span>
            <strong>{name}</strong> {person.positions.map((position) => jobLabels.position[position]).join(', ')}
          </span>
          <span className={styles.quiet}>{[texts.freeFor(free.length, jobCount), ...reasons].join(' · ')}</span>
        </span>
      </label>
      {isSelected && (
        <div className={styles.rate}>
          <UsualRate usual={person.hourly_rate} offered={findOffer(id)} onOffer={() => onOfferUsualRate(id)} />
        </div>
      )}
    </li>
  );
}
