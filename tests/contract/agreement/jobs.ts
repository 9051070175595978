import { getField } from '../../kit/world';
import { type Facts, addFacts } from './facts';

/** Fields of a job that every operation shows alike, to the office and to helpers. */
const jobFields = [
  'number',
  'customer_name',
  'customer_last_name',
  'customer_primary_phone',
  'date',
  'end_date',
  'arrival_window',
  'starts_at',
  'ends_at',
  'latest_end_at',
  'timezone',
  'help_type',
  'move_size',
  'volume_cuft',
  'city_from',
  'city_to',
  'closed_state',
  'stops_count',
  'branch_name',
];
const crewFields = ['required', 'accepted', 'pending'];
const memberFields = ['status', 'position', 'as_helper', 'hourly_rate', 'attendance'];

/** Fields of what someone was paid for a job. */
const payFields = ['paid_hours', 'hourly_rate', 'travel_pay', 'bonus', 'tip', 'no_show', 'total'];

/** Notes the facts in a row about a job, and about someone on its crew and their pay. */
export function addJob(facts: Facts, row: object, operation: string): void {
  const orderId = getField(row, 'order_id');
  if (typeof orderId === 'number') {
    // A conflict has the times of its day only.
    const isConflict = getField(row, 'severity') !== undefined;
    addFacts(facts, `job ${orderId}`, isConflict ? ['number'] : jobFields, row, operation);
    addFacts(facts, `crew of job ${orderId}`, crewFields, row, operation);
    addFacts(facts, `crew of job ${orderId}`, crewFields, getField(row, 'crew_summary'), operation);
  }
  const invitationId = getField(row, 'invitation_id');
  if (typeof invitationId === 'number' && getField(row, 'paid_hours') !== undefined)
    addFacts(facts, `pay of invitation ${invitationId}`, payFields, row, operation);
  const [job, userId] = [getField(row, 'member_of'), getField(row, 'user_id')];
  if (typeof job === 'number') addFacts(facts, `person ${String(userId)} on job ${job}`, memberFields, row, operation);
}
