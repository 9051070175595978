import { namePerson } from '#domain/people/personName';
import { type ReactNode, useId } from 'react';
import type { Branch } from '#generated/model';
import { formatTimeWindow } from '#platform/lib/time/clockTimes';
import { formatPhone } from '#platform/lib/phone';
import { firstAndOthers } from '#platform/lib/text';
import { Card } from '#platform/ui/layout/Card';
import { getZoneName } from '../model/zones';
import styles from './BranchPage.module.css';
import { pageTexts as texts } from '../texts';

/** The branch's details, in two columns. */
export function BranchFacts({ branch }: { branch: Branch }) {
  const id = useId();
  const facts = listFacts(branch).filter(([, value]) => Boolean(value));
  if (facts.length === 0) return null;
  return (
    <Card as="section" labelledBy={id}>
      <h3 id={id} className={styles.cardTitle}>
        {texts.about}
      </h3>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Each with its name; without a value if the provider does not give it. */
function listFacts(branch: Branch): [name: string, value: ReactNode][] {
  const { phone, email, default_min_hours: hours, travel_buffer_minutes: buffer } = branch;
  const managers = branch.managers.map((manager) => namePerson(manager, '')).filter(Boolean);
  return [
    [texts.address, formatAddress(branch)],
    [texts.phone, phone && <a href={`tel:+1${phone}`}>{formatPhone(phone, 'detail')}</a>],
    [texts.email, email && <a href={`mailto:${email}`}>{email}</a>],
    [texts.managers, managers.length > 0 && <span title={managers.join(', ')}>{firstAndOthers(managers)}</span>],
    [texts.zone, branch.timezone && getZoneName(branch.timezone)],
    [texts.windows, branch.default_arrival_windows.map(formatTimeWindow).join(', ')],
    [texts.hours, hours !== null && texts.hoursValue(hours)],
    [texts.buffer, buffer !== null && texts.bufferValue(buffer)],
  ];
}

function formatAddress({ address_line, unit, city, state, zip }: Branch): string {
  return [address_line, unit, city, `${state} ${zip}`.trim()].filter(Boolean).join(', ');
}
