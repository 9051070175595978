import { useEffect, useState } from 'react';
import { namePerson } from '#domain/people/personName';
import type { Crew, CrewMember, InvitationStatus } from '#generated/model';
import { announce } from '#platform/ui/feedback/announcements';
import { crewChangeTexts as texts, progressTexts } from '../../texts';

type Known = {
  /** Status, reported steps and last announced delay of each invitation. */
  states: ReadonlyMap<number, { status: InvitationStatus; steps: number; late: string | undefined }>;
  changedIds: ReadonlySet<number>;
  /** The last change as a sentence. */
  news?: { text: string };
};

/** Invitations with live changes since the page opened, to mark them. Screen readers announce the last one. */
export function useCrewChanges(crew: Crew): ReadonlySet<number> {
  const [known, setKnown] = useState<Known>(() => advance(undefined, crew));
  const next = advance(known, crew);
  if (next !== known) setKnown(next);
  const { news } = known;
  useEffect(() => {
    if (news) announce(news.text);
  }, [news]);
  return known.changedIds;
}

/** Numbers of accepted and needed people. */
export function countCrew({ slots }: Pick<Crew, 'slots'>): [accepted: number, required: number] {
  const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);
  return [sum(slots.map(({ accepted }) => accepted)), sum(slots.map(({ required }) => required))];
}

const none: ReadonlySet<number> = new Set();

type Invited = CrewMember & { invitation_id: number; status: InvitationStatus };

/** Without its id or status an invitation cannot be followed. */
function isInvited(member: CrewMember): member is Invited {
  return member.invitation_id !== null && member.status !== null;
}

function advance(known: Known | undefined, crew: Crew): Known {
  const members = crew.members.filter(isInvited);
  const states = new Map(
    members.map(({ invitation_id, status, attendance, running_late }) => [
      invitation_id,
      { status, steps: attendance.length, late: running_late?.at },
    ]),
  );
  if (!known) return { states, changedIds: none };
  const hasAnswered = ({ invitation_id, status }: Invited) => known.states.get(invitation_id)?.status !== status;
  const hasReported = ({ invitation_id, attendance }: Invited) =>
    known.states.get(invitation_id)?.steps !== attendance.length;
  const hasDelay = ({ invitation_id, running_late }: Invited) =>
    known.states.get(invitation_id)?.late !== running_late?.at;
  const changed = members.filter((member) => hasAnswered(member) || hasReported(member) || hasDelay(member));
  const latest = changed.at(-1);
  if (!latest) return known;
  const text = describeNews(latest, crew, hasAnswered(latest));
  return { states, changedIds: new Set(changed.map((each) => each.invitation_id)), news: { text } };
}

function describeNews(member: Invited, crew: Crew, isAnswer: boolean): string {
  const { attendance, running_late } = member;
  const step = attendance.at(-1)?.step;
  if (!isAnswer && running_late && (step === undefined || step === 'on_my_way'))
    return progressTexts.reported(namePerson(member), progressTexts.announced(running_late.minutes));
  if (isAnswer || !step) return texts.news[member.status](namePerson(member), texts.acceptedCount(...countCrew(crew)));
  return progressTexts.reported(namePerson(member), progressTexts.step[step]);
}
