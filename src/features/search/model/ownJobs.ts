import type { HelperInvitation } from '#generated/model';
import { href } from '#platform/routing/links/href';
import { foldText } from '#platform/lib/text';
import type { OptionGroup, SearchOption } from './options';
import { OWN_BRANCH } from './recents';

/** Record kinds that a helper searches: jobs are accepted, invitations are everything else. */
export type OwnKind = 'job' | 'invitation';

/** Shown of each kind before anything is typed, and with both kinds. */
const FEW = 5;

/** The helper’s jobs that match a text, in groups: all of one kind, or a few of both. */
export function toOwnGroups(all: readonly HelperInvitation[], text: string, kind: OwnKind | undefined): OptionGroup[] {
  const found = all.filter((each) => matchesOwnJob(each, text));
  const groups: OptionGroup[] = [
    { name: 'jobs', options: toOptions(found, 'job', kind) },
    { name: 'invitations', options: toOptions(found, 'invitation', kind) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

/** Each searched word starts a word of the company, the branch or a city, or is in the number. */
export function matchesOwnJob({ number, hirer, city_from, city_to }: HelperInvitation, text: string): boolean {
  const places = [hirer.company_name, hirer.branch_name, city_from, city_to].filter((each) => each !== null);
  const words = places.flatMap((each) => foldText(each).split(/\s+/));
  return foldText(text)
    .split(/[\s,]+/)
    .filter(Boolean)
    .every((word) => words.some((each) => each.startsWith(word)) || isInNumber(number, word));
}

function isInNumber(number: string, word: string): boolean {
  return /^#?\d+$/.test(word) && number.startsWith(`#${word.replace('#', '')}`);
}

function toOptions(found: readonly HelperInvitation[], own: OwnKind, kind: OwnKind | undefined): SearchOption[] {
  if (kind !== undefined && kind !== own) return [];
  const rows = found.filter(({ bucket }) => (bucket === 'accepted') === (own === 'job'));
  return (kind === undefined ? rows.slice(0, FEW) : rows).map(toOption);
}

function toOption(invitation: HelperInvitation): SearchOption {
  const { id, number, hirer } = invitation;
  return {
    key: `own-${id}`,
    type: 'own',
    record: { kind: 'own', id, branchId: OWN_BRANCH, name: `${number} ${hirer.company_name}` },
    path: href('helper-job-company-details', { id }),
    invitation,
  };
}
