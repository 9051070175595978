import { canonicalContent, unorderedContent } from '#platform/forms/merge/canonicalContent';
import type { MergeRules } from '#platform/forms/merge/mergeValues';
import type { BranchValues } from './branchValues';

/** The fields of a branch, without the logo, which is replaced as a whole. */
export type BranchFieldName = Exclude<keyof BranchValues, 'avatar'>;

const names = [
  'name',
  'phone',
  'email',
  'address_line',
  'unit',
  'city',
  'state',
  'zip',
  'timezone',
  'serving_area_ids',
  'serving_area_radii',
  'manager_ids',
  'default_arrival_windows',
  'default_min_hours',
  'travel_buffer_minutes',
] as const satisfies readonly BranchFieldName[];

/** Rules for merging two people's changes to one branch. */
export const branchMerge: MergeRules<BranchValues, BranchFieldName> = {
  listNames: () => names,
  getContent: (values, name) => {
    const value = name === 'serving_area_radii' ? getShownRadii(values) : values[name];
    return Array.isArray(value) ? unorderedContent(value) : canonicalContent(value);
  },
};

/** The values also have the radii of areas that are no longer chosen. */
function getShownRadii({ serving_area_ids: ids = [], serving_area_radii: radii }: Partial<BranchValues>) {
  return Object.fromEntries(ids.map((id) => [id, radii?.[id]]));
}
