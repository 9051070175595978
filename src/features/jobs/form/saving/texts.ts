import { counted } from '#platform/lib/text';
import type { Move } from '../model/editImpact';

/** Texts for changes that affect other people: the crew, or someone who saved first. */
export const changeTexts = {
  impactTitle: (people: number) => `This change affects ${counted(people, { one: 'person', other: 'people' })}`,
  moves: {
    other_day: 'The job moves to another day.',
    other_city: 'The job moves to another city.',
    start_beyond_hour: 'The start moves by more than an hour.',
    start_within_hour: 'The start moves by up to an hour.',
  } satisfies Record<Move, string>,
  paidLess: (people: number) =>
    `${counted(people, { one: 'person', other: 'people' })} would earn less per hour, so they must accept again.`,
  accepted: 'Accepted',
  pending: 'Pending',
  pendingNote: 'They get the new details and a new reply deadline.',
  release: (count: number, position: string) =>
    `Fewer people needed: select ${counted(count, { one: 'person', other: 'people' })} to release (${position})`,
  releaseNote: 'They’re notified that the job needs fewer people.',
  releaseMissing: (count: number) =>
    count > 0
      ? `Select ${counted(count, { one: 'more person', other: 'more people' })}.`
      : `Deselect ${counted(-count, { one: 'person', other: 'people' })}.`,
  editing: (name: string, others: number) =>
    others === 0
      ? `${name} is editing this job`
      : `${name} and ${counted(others, { one: 'other person', other: 'other people' })} are editing this job`,
  save: 'Save and notify',
  keepEditing: 'Keep editing',

  conflictTitle: ([name = '', ...others]: readonly string[]) =>
    others.length === 0
      ? `${name} has another job at that time`
      : `${others.length + 1} people have other jobs at that time`,
  conflictText: 'To save the new time, remove them from the crew. Or go back and choose another time.',
  conflictOverride: 'Remove them from the crew, or keep them with a reason. Or go back and choose another time.',
  thisJob: 'This job',
  otherJob: (number: string | null) => (number === null ? 'Another job' : `Job ${number}`),
  removeFromCrew: 'Remove from crew',
  keepOnCrew: 'Keep on crew',
  saveAnyway: 'Save anyway',
  goBack: 'Go back',

  someone: 'Someone else',
  changedByOther: (name: string) =>
    `${name} changed this job while you were editing. When you save, you choose what to keep.`,
  draftStale: (name: string) => `${name} changed this job after you started this draft.`,
  nothing: 'Empty',
  yes: 'Yes',
  no: 'No',
  items: (count: number) => counted(count, { one: 'item', other: 'items' }),
};
