import { fitScales } from '#domain/outsource/fitScore';
import type { ExplainedFit, FitReason, FitWarning } from '#generated/model';
import { currentLocale } from '#platform/lib/locale';
import { formatMoneyShort } from '#platform/lib/money';
import { formatNumber } from '#platform/lib/text';
import { formatTime } from '#platform/lib/time/clockTimes';
import { classes } from '#platform/ui/classes';
import { Row, Text } from '#platform/ui/layout/Layout';
import type { PersonNote } from '../../team/people';
import { gradeScore } from '../../team/people';
import { fitTexts, fitTexts as texts } from './texts';
import styles from './FitScore.module.css';

const radius = 17;
const circumference = 2 * Math.PI * radius;

/** The fit as a ring with its number in the middle. */
export function FitScore({ score, size = 44 }: { score: number; size?: number }) {
  const drawn = (Math.min(100, Math.max(0, score)) / 100) * circumference;
  return (
    <Row
      canShrink={false}
      as="span"
      justify="center"
      isInline
      className={classes(styles.ring, styles[gradeScore(score)])}
      style={{ width: size, height: size }}
      role="img"
      aria-label={fitTexts.score(score)}
    >
      <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r={radius} className={styles.track} />
        <circle
          cx="20"
          cy="20"
          r={radius}
          className={styles.drawn}
          strokeDasharray={`${drawn} ${circumference}`}
          transform="rotate(-90 20 20)"
        />
      </svg>
      <Text as="span" tone="ink" size={13} weight="strong" isNumeric aria-hidden="true">
        {score}
      </Text>
    </Row>
  );
}

/** Names of the tools and vehicle types of the catalogs; undefined while they load. */
export type EquipmentNames = {
  tool: (id: number) => string | undefined;
  vehicle: (id: number) => string | undefined;
};

/** Warnings, then reasons. A code that this version does not know is left out. */
export function listFitNotes({ reasons, warnings }: ExplainedFit, names: EquipmentNames): PersonNote[] {
  return [
    ...warnings.flatMap((warning) => toNotes('warning', describeWarning(warning, names))),
    ...reasons.flatMap((reason) => toNotes('for', describeReason(reason, names))),
  ];
}

/** A reason in words; undefined for an unknown code. */
export function describeReason(reason: FitReason, names: EquipmentNames): string | undefined {
  return reasonWords[reason.code]?.(reason, names);
}

/** A warning in words; undefined for an unknown code. */
export function describeWarning(warning: FitWarning, names: EquipmentNames): string | undefined {
  return warningWords[warning.code]?.(warning, names);
}

type Words<Described extends { code: string }> = Record<
  Described['code'],
  ((described: Described, names: EquipmentNames) => string) | undefined
>;

const reasonWords: Words<FitReason> = {
  free: ({ from = '', to = '' }) => texts.free(formatTime(from), formatTime(to)),
  distance: ({ miles = 0 }) => texts.distance(miles),
  rating: ({ average = fitScales.assumedRatings.stars, count = 0 }) => texts.rating(average.toFixed(1), count),
  show_up: ({ percent = 0 }) => texts.showUp(percent),
  jobs_together: ({ jobs = 0 }) => texts.jobsTogether(jobs),
  favorite: () => texts.favorite,
  under_rate: ({ cents = 0 }) => texts.underRate(formatMoneyShort(cents)),
  at_rate: () => texts.atRate,
  tool: ({ id = 0 }, names) => texts.tool(nameTool(id, names)),
  vehicle: ({ id = 0 }, names) => texts.vehicle(nameVehicle(id, names)),
  language: ({ language = 'other' }) => texts.speaks[language],
};

const warningWords: Words<FitWarning> = {
  as_helper: () => texts.asHelper,
  part_of_job: ({ percent = 0 }) => texts.partOfJob(percent),
  tight_turnaround: ({ side = 'before', minutes = 0, miles = 0 }) => texts.tightTurnaround[side](minutes, miles),
  weekly_hours: ({ hours = 0 }) => texts.weeklyHours(formatNumber(hours, 1)),
  outside_radius: ({ miles = 0 }) => texts.outsideRadius(miles),
  over_rate: ({ cents = 0 }) => texts.overRate(formatMoneyShort(cents)),
  no_ratings: () => texts.noRatings,
  low_show_up: ({ percent = 0 }) => texts.lowShowUp(percent),
  missing_tool: ({ id = 0 }, names) => texts.missingTool(nameTool(id, names)),
  missing_vehicle: ({ id = 0 }, names) => texts.missingVehicle(nameVehicle(id, names)),
  missing_language: ({ language = 'other' }) => texts.missingLanguage[language],
};

function toNotes(tone: PersonNote['tone'], text: string | undefined): PersonNote[] {
  return text === undefined ? [] : [{ tone, text }];
}

function nameTool(id: number, { tool }: EquipmentNames): string {
  return tool(id)?.toLocaleLowerCase(currentLocale()) ?? texts.unknownTool;
}

function nameVehicle(id: number, { vehicle }: EquipmentNames): string {
  return vehicle(id)?.toLocaleLowerCase(currentLocale()) ?? texts.unknownVehicle;
}
