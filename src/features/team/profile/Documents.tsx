import type { EmployeeDetail, EmployeeDocument } from '#generated/model';
import { useBranchZone } from '#platform/branches/useBranchZone';
import { formatDay } from '#platform/lib/time/dates';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { TickIcon, WarningIcon } from '#platform/ui/icons';
import { classes } from '#platform/ui/classes';
import { labels } from '../labels';
import { hasDetails } from '../model/knownMember';
import { ProfilePart } from './ProfilePart';
import styles from './profile.module.css';
import { profileTexts as texts } from './texts';

type Props = { member: EmployeeDetail; now: Date };

/** License and medical card with their expiry, as the list warns about them. */
export function Documents({ member, now }: Props) {
  const today = todayIn(useBranchZone(), now);
  if (member.documents.length === 0 && !hasDetails(member)) return null;
  return (
    <ProfilePart title={texts.documents}>
      {member.documents.length === 0 && <p className={styles.quiet}>{texts.noDocuments}</p>}
      <ul className={styles.documents}>
        {member.documents.map((document) => (
          <li key={document.kind}>
            <strong>{document.kind === 'driver_license' ? texts.license : texts.medical}</strong>
            {document.kind === 'driver_license' && <span className={styles.quiet}>{describeLicense(member)}</span>}
            <Expiry document={document} today={today} />
          </li>
        ))}
      </ul>
    </ProfilePart>
  );
}

function describeLicense({ driver_license: license }: EmployeeDetail): string {
  return license ? texts.licenseLine(labels.licenseClass[license.class], license.state, license.number_last4) : '';
}

function Expiry({ document: { state, expires_on }, today }: { document: EmployeeDocument; today: string }) {
  const day = formatDay(expires_on, today);
  return (
    <span className={classes(styles.expiry, styles[state])}>
      {state === 'valid' ? <TickIcon size={12} /> : <WarningIcon size={12} />}
      <span>{state === 'expired' ? texts.expired(day) : texts.expires(day)}</span>
    </span>
  );
}
