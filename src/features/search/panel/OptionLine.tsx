import { nameCustomer, namePerson } from '#domain/people/personName';
import { useBranchZone } from '#platform/branches/useBranchZone';
import { useUserZone } from '#platform/session/useSession';
import { useToday } from '#platform/ui/clock/useToday';
import { nameStatus } from '#platform/lib/codes';
import { getRouteCities } from '#domain/orders/route';
import { Fragment, type ReactNode } from 'react';
import type { FoundEmployee, FoundOrder, HelperInvitation } from '#generated/model';
import { formatPhone } from '#platform/lib/phone';
import { formatDay } from '#platform/lib/time/dates';
import { Avatar } from '#platform/ui/data/Avatar';
import { ClockIcon, JobIcon, PersonIcon } from '#platform/ui/icons';
import { markPhone, markWords, type Piece } from '../model/mark';
import type { SearchOption } from '../model/options';
import { searchTexts as texts } from '../texts';
import styles from './SearchPanel.module.css';

type Shown = {
  search: string;
  /** True to name the branch. */
  hasBranch: boolean;
};

/** Line of one option, with the searched words marked. */
export function OptionLine({ option, ...shown }: { option: SearchOption } & Shown) {
  switch (option.type) {
    case 'text':
      return <Line sign={<ClockIcon />} title={option.text} />;
    case 'opened': {
      const { kind, id, name } = option.record;
      const title = kind === 'order' ? `${texts.number(id)} ${name}` : name;
      return <Line sign={kind === 'employee' ? <PersonIcon /> : <JobIcon />} title={title} />;
    }
    case 'order':
      return <OrderLine order={option.order} {...shown} />;
    case 'employee':
      return <EmployeeLine employee={option.employee} {...shown} />;
    case 'own':
      return <OwnLine invitation={option.invitation} search={shown.search} />;
  }
}

function OrderLine({ order, search, hasBranch }: { order: FoundOrder } & Shown) {
  const name = nameCustomer(order);
  const state = order.closed_state === null ? nameStatus(texts.status, order.status) : texts.closed[order.closed_state];
  const number = texts.number(order.order_id);
  return (
    <Line
      sign={<JobIcon />}
      title={
        <>
          <span className={styles.number}>
            <Marked pieces={markWords(number, /^#?\d+$/.test(search) ? search : '')} />
          </span>{' '}
          <Marked pieces={markWords(name, search)} />
        </>
      }
      note={<OrderFacts order={order} search={search} />}
      end={state}
      {...(hasBranch && { branch: order.branch_name })}
    />
  );
}

/** Date, cities and phone; a matching phone is first, because a narrow line is cut off. */
function OrderFacts({ order, search }: { order: FoundOrder; search: string }) {
  const today = useToday(useBranchZone());
  const day: Piece[] = order.date === null ? [] : [{ text: formatDay(order.date, today), isMatch: false }];
  const phone = markPhone(formatPhone(order.customer_primary_phone, 'list'), search);
  const route = markWords(texts.route(order.cities), search);
  const isByPhone = phone.some(({ isMatch }) => isMatch);
  const facts = [day, ...(isByPhone ? [phone, route] : [route, phone])].filter(({ length }) => length > 0);
  return facts.map((pieces, at) => (
    <Fragment key={at}>
      {at > 0 && <span>{' · '}</span>}
      <Marked pieces={pieces} />
    </Fragment>
  ));
}

function EmployeeLine({ employee, search, hasBranch }: { employee: FoundEmployee } & Shown) {
  const name = namePerson(employee);
  const positions = employee.positions.map((code) => texts.position[code]).join(', ') || texts.office;
  return (
    <Line
      sign={<Avatar name={name} photoUrl={employee.avatar_url} size={28} />}
      title={<Marked pieces={markWords(name, search)} />}
      note={positions}
      {...(hasBranch && { branch: employee.branch_name })}
    />
  );
}

/** A helper's job: number and company, day and cities, and how it was answered. */
function OwnLine({ invitation, search }: { invitation: HelperInvitation; search: string }) {
  const { number, hirer, date, bucket } = invitation;
  const { from, to } = getRouteCities(invitation);
  const cities = [from, to].filter((city) => city !== undefined);
  return (
    <Line
      sign={<JobIcon />}
      title={
        <>
          <span className={styles.number}>
            <Marked pieces={markWords(number, /^#?\d+$/.test(search) ? search : '')} />
          </span>{' '}
          <Marked pieces={markWords(hirer.company_name, search)} />
        </>
      }
      note={
        <>
          {formatDay(date, useToday(useUserZone()))} · <Marked pieces={markWords(texts.route(cities), search)} />
        </>
      }
      end={texts.bucket[bucket]}
    />
  );
}

type LineProps = { sign: ReactNode; title: ReactNode; note?: ReactNode; end?: ReactNode; branch?: string };

function Line({ sign, title, note, end, branch }: LineProps) {
  return (
    <>
      <span className={styles.sign} aria-hidden="true">
        {sign}
      </span>
      <span className={styles.lines}>
        <span className={styles.title}>{title}</span>
        {note !== undefined && <span className={styles.second}>{note}</span>}
      </span>
      {(end ?? branch) !== undefined && (
        <span className={styles.end}>
          <span>{end}</span>
          <span>{branch}</span>
        </span>
      )}
    </>
  );
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMatch }, at) => (isMatch ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>));
}
