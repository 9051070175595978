import type { FoundHelper } from '#generated/model';
import { formatNumber } from '#platform/lib/text';
import { formatRate } from '#platform/lib/money';
import { type PersonNote, PersonRow } from '../../people';
import { Stars } from '#platform/ui/data/Stars';
import { labels } from '../labels';
import styles from './FindHelpers.module.css';
import { formatShortName } from './formatShortName';
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
      name={formatShortName(helper)}
      photoUrl={helper.avatar_url}
      beside={<span className={styles.city}>{helper.city}</span>}
      positions={{ codes: helper.positions, names: labels.position }}
      facts={getFacts(helper)}
      notes={getNotes(helper)}
      action={<HelperAction helper={helper} onInvite={onInvite} />}
      takesFocus={takesFocus}
    />
  );
}

function getFacts(helper: FoundHelper) {
  const { distance_miles, jobs_completed, hourly_rate } = helper;
  const miles = formatNumber(distance_miles, 0);
  return {
    distance: { shown: texts.miles(miles), long: texts.milesLong(miles) },
    jobs: { shown: formatNumber(jobs_completed), long: texts.jobsDone(jobs_completed) },
    rating: { shown: <Stars of={helper} /> },
    rate: { shown: formatRate(hourly_rate) },
  };
}

function getNotes({ fit, languages, tools, vehicle_types }: FoundHelper): PersonNote[] {
  const equipment = [...vehicle_types, ...tools];
  const skills = [
    ...(languages.length > 0 ? [texts.speaks(languages.map((code) => labels.language[code]).join(', '))] : []),
    ...(equipment.length > 0 ? [texts.equipment(equipment.join(', '))] : []),
  ];
  return [
    ...fit.warnings.map(({ text }) => ({ tone: 'warning', text }) as const),
    ...fit.reasons.map(({ text }) => ({ tone: 'for', text }) as const),
    ...skills.map((text) => ({ tone: 'plain', text }) as const),
  ];
}
