import type { EarningsLine, EarningsWeek } from '#generated/model';
import type { OrderRow } from '../../provider/store/schema';
import type { Context } from '../../provider/http/context';
import { throwIfRefused } from '../../provider/http/refusal';
import { paginate } from '../../provider/http/pages';
import { getCities, toOrderNumber } from '../../orders/answers/orders';
import { toHirer } from '../answers';
import { checkHelperPro } from '../../billing/rules/plans';
import { findShowUpPay } from '../../orders/rules/pay/showUpPay';
import { getWeek } from '../../team/rules/team';
import type { World } from '../../provider/world';
import { getHelperPlan } from '../../billing/handlers/planUsage';
import { requireHelper } from './availabilities';

/** The caller's completed jobs, and canceled ones with show-up pay, by week, newest first (docs/product.md, "Pay"). One week is a statement, which needs the plan. */
export function getEarnings({ world, user, query }: Context<'getEarnings'>) {
  requireHelper(user);
  const day = query['filter[date]'];
  if (day !== undefined) throwIfRefused(checkHelperPro(user, getHelperPlan(world, user.id), 'statements'));
  const weeks = listEarnings(world, user.id);
  const wanted =
    day === undefined ? weeks : weeks.filter(({ date_from, date_to }) => day >= date_from && day <= date_to);
  return paginate(wanted, query, (week) => week);
}

/** All weeks with earnings of a person, newest first. */
export function listEarnings(world: World, userId: number): EarningsWeek[] {
  return groupByWeek(listLines(world, userId));
}

function listLines({ tables }: World, userId: number): EarningsLine[] {
  const isPaid = ({ completion, show_up_pay }: Readonly<OrderRow>) => completion !== null || show_up_pay.length > 0;
  const own = tables.invitation.select('user', userId, ({ order_id }) => tables.order.view(order_id, isPaid) === true);
  return own.flatMap(({ id, order_id }): EarningsLine[] => {
    const order = tables.order.require(order_id);
    const owed = findShowUpPay(order, id);
    const line = owed ?? order.completion?.lines.find(({ invitation_id }) => invitation_id === id);
    if (!line) return [];
    const isOwed = owed !== undefined;
    const { position, paid_hours, hourly_rate, travel_pay, bonus, tip, no_show, total } = line;
    const { company_name, branch_name } = toHirer(tables, order);
    return [
      {
        invitation_id: id,
        order_id,
        number: toOrderNumber(order),
        company_name,
        branch_name,
        date: order.date,
        ...getCities(order),
        position,
        paid_hours,
        hourly_rate,
        is_flat: !isOwed && order.pay_type === 'flat',
        min_paid_hours: isOwed ? 0 : order.min_paid_hours,
        is_show_up_pay: isOwed,
        wage: no_show ? 0 : total - travel_pay - bonus - tip,
        travel_pay,
        bonus,
        tip,
        no_show,
        total,
      },
    ];
  });
}

function groupByWeek(lines: readonly EarningsLine[]): EarningsWeek[] {
  const weeks = new Map<string, EarningsWeek>();
  for (const line of lines.toSorted((a, b) => b.date.localeCompare(a.date) || b.order_id - a.order_id)) {
    const { from, to } = getWeek(line.date);
    const week = weeks.get(from) ?? { date_from: from, date_to: to, hours: 0, total: 0, jobs: [] };
    week.hours += line.paid_hours;
    week.total += line.total;
    week.jobs.push(line);
    weeks.set(from, week);
  }
  return [...weeks.values()];
}
