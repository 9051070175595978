import { useEffect, useState } from 'react';
import { fullName } from '#platform/lib/text';
import type { Crew, InvitationStatus } from '#generated/model';
import { announce } from '#platform/ui/feedback/announcements';
import { crewChangeTexts as texts } from '../../texts';

type Known = {
  statuses: ReadonlyMap<number, InvitationStatus>;
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

function advance(known: Known | undefined, crew: Crew): Known {
  const statuses = new Map(crew.members.map(({ invitation_id, status }) => [invitation_id, status]));
  if (!known) return { statuses, changedIds: none };
  const changed = crew.members.filter(({ invitation_id, status }) => known.statuses.get(invitation_id) !== status);
  const latest = changed.at(-1);
  if (!latest) return known;
  const text = texts.news[latest.status](fullName(latest), texts.acceptedCount(...countCrew(crew)));
  return { statuses, changedIds: new Set(changed.map((each) => each.invitation_id)), news: { text } };
}
