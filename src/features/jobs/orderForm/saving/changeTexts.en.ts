import type { Move } from '../../model/editImpact';
import { counted } from '../../../../platform/lib/text';

/** Words for changes that meet other people: the crew, or somebody who saved first. */
export const changeTexts = {
  impactTitle: (people: number) => `Save a change that touches ${counted(people, { one: 'person', other: 'people' })}?`,
  moves: {
    other_day: 'The job moves to another day.',
    other_city: 'The job moves to another town.',
    start_beyond_hour: 'The start moves by more than an hour.',
    start_within_hour: 'The start moves by an hour at most.',
  } satisfies Record<Move, string>,
  paidLess: (people: number) =>
    `${counted(people, { one: 'person', other: 'people' })} would earn less an hour, so they are asked again.`,
  accepted: 'Said yes',
  pending: 'Not answered yet',
  pendingNote: 'They get the new details, and the time to answer starts again.',
  how: 'What should happen to those who said yes?',
  tell: 'Just tell them',
  tellNote: 'They stay on the job and are told what is new.',
  ask: 'Ask them to reconfirm',
  askNote: 'They have to say yes again; until then the job is not fully formed.',
  release: (count: number, position: string) =>
    `Fewer people are needed: choose ${counted(count, { one: 'person', other: 'people' })} to release (${position})`,
  releaseNote: 'They are told that the job is smaller.',
  releaseMissing: (count: number) =>
    count > 0
      ? `Choose ${counted(count, { one: 'more person', other: 'more people' })}.`
      : `Choose ${counted(-count, { one: 'person', other: 'people' })} fewer.`,
  editing: (name: string, others: number) =>
    others === 0
      ? `${name} is editing this job`
      : `${name} and ${counted(others, { one: 'other person', other: 'other people' })} are editing this job`,
  save: 'Save and tell them',
  keepEditing: 'Keep editing',

  somebody: 'Somebody else',
  meanwhile: (name: string) =>
    `${name} changed this job while you are editing it. When you save, you choose what to keep.`,
  draftStale: (name: string) => `${name} changed this job since you typed this.`,
  nothing: 'Empty',
  yes: 'Yes',
  no: 'No',
  lines: (count: number) => counted(count, { one: 'line', other: 'lines' }),
};
