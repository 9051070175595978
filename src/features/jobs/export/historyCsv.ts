import { nameCustomer, namePerson } from '#domain/people/personName';
import type { OrderCard } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { nameStatus } from '#platform/lib/codes';
import { type Cell, toCsv } from '#platform/lib/csv';
import { fileNamePart } from '#platform/lib/device/saveFile';
import { toDollars } from '#platform/lib/money';
import { formatPhone } from '#platform/lib/phone';
import { formatTimeWindow } from '#platform/lib/time/clockTimes';
import { zonedTime } from '#platform/lib/time/zonedTimes';
import { exportTexts } from '../list/texts';
import { describeHelp, getCancelReason, jobLabels, listCrewNeeds, planHours } from '../orders';

/** Jobs of a branch as a CSV file. The result of an open job is its formation. */
export function toHistoryCsv(cards: readonly OrderCard[]): string {
  return toCsv(Object.values(exportTexts.columns), cards.map(toRow));
}

/** "phoenix-jobs-2026-11-21.csv" */
export function getHistoryFileName(branchName: string, today: string): string {
  return `${[fileNamePart(branchName), exportTexts.fileJobs, today].filter(Boolean).join('-')}.csv`;
}

function toRow(card: OrderCard): Cell[] {
  const columns: Record<keyof typeof exportTexts.columns, Cell> = {
    number: card.number,
    result:
      card.closed_state === null ? nameStatus(jobLabels.status, card.status) : jobLabels.closed[card.closed_state],
    reason: getCancelReason(card.cancel_reason) ?? null,
    customer: nameCustomer(card),
    phone: formatPhone(card.customer_primary_phone, 'list'),
    date: card.date,
    lastDay: card.end_date,
    window: card.arrival_window && formatTimeWindow(card.arrival_window).replaceAll('\u00a0', ' '),
    service: describeHelp(card.help_type),
    from: card.pick_up_address,
    to: card.destination_address,
    size: card.move_size && jobLabels.moveSize[card.move_size],
    crew: listCrewNeeds(card.crew_requirements).join(', ').replaceAll('\u00a0', ' '),
    people: formatCrew(card),
    planned: planHours(card) ?? null,
    actual: card.actual_hours,
    payout: card.payout_total === null ? null : toDollars(card.payout_total).toFixed(2),
    closedAt: card.closed_at && formatLocalTime(card.closed_at, card.timezone),
    closedBy: card.closed_by,
  };
  return Object.values(columns);
}

function formatCrew({ crew }: OrderCard): string {
  const accepted = crew.filter(({ status }) => status === InvitationStatus.accepted);
  return accepted.map((person) => namePerson(person)).join(', ');
}

function formatLocalTime(instant: string, zone: string): string {
  const { date, time } = zonedTime(instant, zone);
  return `${date} ${time}`;
}
