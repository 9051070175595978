import { formatTimeWindow } from '#platform/lib/time/clockTimes';
import { formatPhone } from '#platform/lib/phone';
import type { BranchFieldName } from '../model/branchMerge';
import type { BranchValues } from '../model/branchValues';
import { getZoneName } from '../model/zones';
import { areaTexts, formTexts, pageTexts } from '../texts';

/** A field's label in its form. */
export const getBranchFieldLabel = (name: BranchFieldName): string => labels[name];

/** A field's value as shown to the user. */
export function formatBranchValue(name: BranchFieldName, values: Partial<BranchValues>): string {
  const [show, value] = [writers[name], values[name]];
  const text = show ? show(values) : typeof value === 'string' ? value : '';
  return text || formTexts.nothing;
}

const labels: Record<BranchFieldName, string> = {
  name: formTexts.name,
  phone: formTexts.phone,
  email: formTexts.email,
  address_line: formTexts.address,
  unit: formTexts.unit,
  city: formTexts.city,
  state: formTexts.state,
  zip: formTexts.zip,
  timezone: formTexts.zone,
  serving_area_ids: areaTexts.field,
  serving_area_radii: areaTexts.radii,
  manager_ids: formTexts.managers,
  default_arrival_windows: formTexts.windows,
  default_min_hours: formTexts.hours,
  travel_buffer_minutes: formTexts.buffer,
};

const writers: Partial<Record<BranchFieldName, (values: Partial<BranchValues>) => string>> = {
  phone: ({ phone = '' }) => formatPhone(phone, 'list'),
  timezone: ({ timezone }) => (timezone ? getZoneName(timezone) : formTexts.zoneByAddress),
  serving_area_ids: ({ serving_area_ids = [] }) => areaTexts.areas(serving_area_ids.length),
  serving_area_radii: ({ serving_area_ids = [], serving_area_radii = {} }) =>
    serving_area_ids
      .flatMap((id) => serving_area_radii[id] ?? [])
      .map(areaTexts.radius)
      .join(', '),
  manager_ids: ({ manager_ids = [] }) => formTexts.managerCount(manager_ids.length),
  default_arrival_windows: ({ default_arrival_windows: windows = [] }) => windows.map(formatTimeWindow).join(', '),
  default_min_hours: ({ default_min_hours: hours }) => (typeof hours === 'number' ? pageTexts.hoursValue(hours) : ''),
  travel_buffer_minutes: ({ travel_buffer_minutes: minutes }) =>
    typeof minutes === 'number' ? pageTexts.bufferValue(minutes) : '',
};
