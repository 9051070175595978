import { getHelpKind } from '#domain/orders/helpType';
import { codeLabels } from '#domain/orders/labels';
import { spokenLanguages, positionNames } from '#domain/people/names';
import type {
  CandidateAvailability,
  OrderCancelRequestReason,
  OrderIssueType,
  OrderJobType,
  StopParking,
  VehicleRequirementProvidedBy,
} from '#generated/model';

/** Labels of the codes of an order. */
export const labels = {
  ...codeLabels.en,
  position: positionNames.en,
  jobType: {
    residential: 'Residential',
    commercial: 'Commercial',
    senior: 'Senior move',
    storage: 'Storage',
    labor_only: 'Labor only',
    junk: 'Junk removal',
  } satisfies Record<NonNullable<OrderJobType>, string>,
  parking: {
    driveway: 'Driveway',
    street: 'Street',
    loading_dock: 'Loading dock',
    permit_needed: 'Permit needed',
  } satisfies Record<NonNullable<StopParking>, string>,
  language: spokenLanguages.en,
  providedBy: {
    company: 'Our truck',
    helper: 'Helper',
    customer: 'Customer',
  } satisfies Record<VehicleRequirementProvidedBy, string>,
  cancelReason: {
    customer_cancelled: 'Customer canceled',
    customer_rescheduled: 'Customer rescheduled',
    duplicate: 'Duplicate',
    crew_unavailable: 'No crew available',
    truck_unavailable: 'No truck available',
    weather: 'Weather',
    building_access: 'No building access',
    payment_issue: 'Payment issue',
    other: 'Other',
  } satisfies Record<OrderCancelRequestReason, string>,
  /** Reasons an invitation ended automatically. */
  systemReason: {
    expired: 'No reply in time',
    position_filled: 'Slot filled',
    order_cancelled: 'Job canceled',
    order_deleted: 'Job deleted',
  },
  /** Ends of an invitation that the office or the person decided. */
  ending: { filled: 'Slot filled', removed: 'Removed', withdrew: 'Withdrew', ended: 'Ended' },
  availability: {
    available: 'Available',
    partial: 'Partly available',
    unavailable: 'Not available',
    busy: 'Busy',
  } satisfies Record<NonNullable<CandidateAvailability>, string>,
  issue: {
    damage: 'Damage',
    delay: 'Delay',
    access: 'Access',
    injury: 'Injury',
    other: 'Other',
  } satisfies Record<OrderIssueType, string>,
};

/** Work of the crew: load, unload or both. */
export const describeHelp = (helpType: number): string => labels.helpType[getHelpKind(helpType)];
