import { type ReactNode, useId } from 'react';
import type { Branch } from '#generated/model';
import { formatTimeWindow } from '#platform/lib/time/clockTimes';
import { formatPhone } from '#platform/lib/phone';
import { firstAndOthers, fullName } from '#platform/lib/text';
import { Card } from '#platform/ui/layout/Card';
import { getZoneName } from '../model/zones';
import styles from './BranchPage.module.css';
import { pageTexts as texts } from '../texts';

/** The branch's details, in two columns. */
export function BranchFacts({ branch }: { branch: Branch }) {
  const id = useId();
  const managers = branch.managers.map(fullName);
  const windows = branch.default_arrival_windows.map(formatTimeWindow);
  return (
    <Card as="section" labelledBy={id}>
      <h3 id={id} className={styles.cardTitle}>
        {texts.about}
      </h3>
      <dl className={styles.facts}>
        <Fact name={texts.address}>{formatAddress(branch)}</Fact>
        <Fact name={texts.phone}>
          <a href={`tel:+1${branch.phone}`}>{formatPhone(branch.phone, 'detail')}</a>
        </Fact>
        <Fact name={texts.email}>
          {branch.email === null ? texts.noEmail : <a href={`mailto:${branch.email}`}>{branch.email}</a>}
        </Fact>
        <Fact name={texts.managers}>
          <span title={managers.join(', ')}>{firstAndOthers(managers) || texts.noManagers}</span>
        </Fact>
        <Fact name={texts.zone}>{getZoneName(branch.timezone)}</Fact>
        <Fact name={texts.windows}>{windows.join(', ') || texts.noWindows}</Fact>
        <Fact name={texts.hours}>{texts.hoursValue(branch.default_min_hours)}</Fact>
        <Fact name={texts.buffer}>{texts.bufferValue(branch.travel_buffer_minutes)}</Fact>
      </dl>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function formatAddress({ address_line, unit, city, state, zip }: Branch): string {
  return [address_line, ...(unit === null ? [] : [unit]), city, `${state} ${zip}`].join(', ');
}
