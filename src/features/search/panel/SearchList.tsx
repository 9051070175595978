import { useEffect, useRef, Fragment, type ReactNode, type MouseEvent } from 'react';
import { getRouteCities } from '#domain/orders/schedule';
import { nameCustomer, namePerson } from '#domain/people/personName';
import type { FoundEmployee, FoundOrder, HelperInvitation } from '#generated/model';
import { useBranchZone } from '#platform/branches/useActiveBranch';
import { nameStatus } from '#platform/lib/codes';
import { formatPhone } from '#platform/lib/phone';
import { formatDay } from '#platform/lib/time/dates';
import { useUserZone } from '#platform/session/useSession';
import { classes } from '#platform/ui/classes';
import { useToday } from '#platform/ui/clock/useNow';
import { Avatar } from '#platform/ui/data/Avatar';
import { announce } from '#platform/ui/feedback/announcements';
import { SkeletonCircle, SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { ClockIcon, JobIcon, PersonIcon } from '#platform/ui/icons';
import { Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { markPhone, markWords, type Piece } from '../model/mark';
import type { OptionGroup, SearchOption } from '../model/options';
import { searchTexts as texts } from '../texts';
import { type SearchBox, toOptionId } from '../useSearchBox';
import styles from './SearchPanel.module.css';

const getTitles = () => ({
  searches: texts.recentSearches,
  opened: texts.recentlyOpened,
  orders: texts.kind.order,
  employees: texts.kind.employee,
  jobs: texts.ownKind.job,
  invitations: texts.ownKind.invitation,
});

type Props = {
  box: SearchBox;
  groups: readonly OptionGroup[];
  /** True to name the branch of each result. */
  hasBranches: boolean;
};

/** The list of the combobox, in groups. The focus stays in the field. */
export function SearchList({ box, groups, hasBranches }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const activeKey = box.options[box.active]?.key;
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [activeKey]);
  const titles = getTitles();
  return (
    <div id={box.listId} ref={list} className={styles.list} role="listbox" aria-label={texts.results}>
      {groups.map(({ name, options }) => (
        <div key={name} role="group" aria-labelledby={`${box.listId}-${name}`}>
          <Muted
            as="div"
            size={12}
            weight="medium"
            id={`${box.listId}-${name}`}
            className={styles.groupTitle}
            role="presentation"
          >
            {titles[name]}
          </Muted>
          {options.map((option) => (
            <Option
              key={option.key}
              box={box}
              option={option}
              isActive={option.key === activeKey}
              hasBranch={hasBranches}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type OptionProps = { box: SearchBox; option: SearchOption; isActive: boolean; hasBranch: boolean };

function Option({ box, option, isActive, hasBranch }: OptionProps) {
  return (
    // The field above keeps the focus and handles the keys.
    <Row
      gap={3}
      id={toOptionId(box.listId, option.key)}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={classes(styles.option, isActive && styles.active)}
      onClick={() => box.choose(option)}
    >
      <OptionLine option={option} search={box.searched} hasBranch={hasBranch} />
    </Row>
  );
}

type Shown = {
  search: string;
  /** True to name the branch. */
  hasBranch: boolean;
};

/** Line of one option, with the searched words marked. */
function OptionLine({ option, ...shown }: { option: SearchOption } & Shown) {
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
          <Text as="span" isNumeric>
            <Marked pieces={markWords(number, /^#?\d+$/.test(search) ? search : '')} />
          </Text>{' '}
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
          <Text as="span" isNumeric>
            <Marked pieces={markWords(number, /^#?\d+$/.test(search) ? search : '')} />
          </Text>{' '}
          <Marked pieces={markWords(hirer.company_name, search)} />
        </>
      }
      note={
        <>
          <span>{`${formatDay(date, useToday(useUserZone()))} · `}</span>
          <Marked pieces={markWords(texts.route(cities), search)} />
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
      <Row
        canShrink={false}
        as="span"
        justify="center"
        isInline
        tone="faint"
        className={styles.sign}
        aria-hidden="true"
      >
        {sign}
      </Row>
      <Stack as="span" canShrink isFilling className={styles.lines}>
        <Text as="span" weight="medium" className={styles.title}>
          {title}
        </Text>
        {note !== undefined && (
          <Muted as="span" size={13} className={styles.second}>
            {note}
          </Muted>
        )}
      </Stack>
      {(end ?? branch) !== undefined && (
        <Stack as="span" tone="secondary" size={13} canShrink={false} className={styles.end}>
          <span>{end}</span>
          <span>{branch}</span>
        </Stack>
      )}
    </>
  );
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMatch }, at) => (isMatch ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>));
}

/** In place of the results, in their shape. */
export function Searching() {
  return (
    <Stack gap={4} className={styles.waiting} role="status" aria-label={texts.searching}>
      {[60, 45, 70, 50].map((width) => (
        <Row gap={3} key={width}>
          <SkeletonCircle size={28} />
          <SkeletonLine width={`${width}%`} />
        </Row>
      ))}
    </Stack>
  );
}

type NothingProps = {
  text: string;
  /** Without a text: there is nothing to find yet. */
  empty?: string;
  /** Names what can be searched. */
  hint?: string;
};

export function Nothing({ text, empty = texts.nothingHere, hint = texts.nothingHint }: NothingProps) {
  return (
    <div className={styles.note}>
      <Text tone="ink" weight="medium" isBreaking>
        {text === '' ? empty : texts.nothing(text)}
      </Text>
      {text !== '' && <p>{hint}</p>}
    </div>
  );
}

/** Passes the options to the field, and announces how many results there are. */
export function useShown({ setOptions }: SearchBox, groups: readonly OptionGroup[], count: number | undefined): void {
  useEffect(() => {
    setOptions(groups.flatMap((group) => group.options));
    return () => setOptions([]);
  }, [groups, setOptions]);
  useEffect(() => {
    if (count !== undefined) announce(texts.found(count));
  }, [groups, count]);
}

/** A press on a tag or a result does not take the focus from the field. */
export function keepFieldFocus(event: MouseEvent): void {
  event.preventDefault();
}
