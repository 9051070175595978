import { namePerson } from '#domain/people/personName';
import type { FoundHelper } from '#generated/model';
import { hasId } from '#domain/ids';
import { formatNumber } from '#platform/lib/text';
import {
  createDistanceFact,
  createRateFact,
  createRatingFact,
  noFact,
  type PersonFact,
  type PersonNote,
  PersonRow,
} from '../../people';
import { labels } from '../labels';
import styles from './FindHelpers.module.css';
import { HelperAction } from './HelperAction';
import { findTexts as texts } from './texts';

type HelperRowProps = {
  helper: FoundHelper;
  /** True right after the invitation. */
  takesFocus: boolean;
  onInvite: (helper: FoundHelper) => void;
};

/** One helper: what a dispatcher compares, why they fit, and the one action. */
export function HelperRow({ helper, takesFocus, onInvite }: HelperRowProps) {
  return (
    <PersonRow
      name={namePerson(helper)}
      photoUrl={helper.avatar_url}
      beside={helper.city !== null && <span className={styles.city}>{helper.city}</span>}
      positions={{ codes: helper.positions, names: labels.position }}
      facts={getHelperFacts(helper)}
      notes={getNotes(helper)}
      action={hasId(helper.user_id) && <HelperAction helper={helper} onInvite={onInvite} />}
      takesFocus={takesFocus}
    />
  );
}

/** A helper in the columns of the search. */
export function getHelperFacts(helper: FoundHelper): Record<keyof typeof texts.head, PersonFact> {
  const { distance_miles, jobs_completed: jobs, hourly_rate } = helper;
  return {
    distance: createDistanceFact(distance_miles),
    jobs: jobs === null ? noFact : { shown: formatNumber(jobs), long: texts.jobsDone(jobs) },
    rating: createRatingFact(helper),
    rate: createRateFact(hourly_rate),
  };
}

function getNotes({ fit, languages, tools, vehicle_types }: FoundHelper): PersonNote[] {
  const equipment = [...vehicle_types, ...tools];
  const skills = [
    ...(languages.length > 0 ? [texts.speaks(languages.map((code) => labels.language[code]).join(', '))] : []),
    ...(equipment.length > 0 ? [texts.equipment(equipment.join(', '))] : []),
  ];
  return [
    ...(fit?.warnings ?? []).map(({ text }) => ({ tone: 'warning', text }) as const),
    ...(fit?.reasons ?? []).map(({ text }) => ({ tone: 'for', text }) as const),
    ...skills.map((text) => ({ tone: 'plain', text }) as const),
  ];
}
