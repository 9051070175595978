import { namePerson } from '#domain/people/personName';
import type { EmployeeDetail, MemberProfile } from '#generated/model';
import { ActiveStatus } from '#generated/model/codes';
import { formatPhone } from '#platform/lib/phone';
import { formatDay } from '#platform/lib/time/dates';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { useBranchZone } from '#platform/branches/useBranchZone';
import { Avatar } from '#platform/ui/data/Avatar';
import { Chip } from '#platform/ui/data/Chip';
import { Stars } from '#platform/ui/data/Stars';
import { MailIcon, MessageIcon, PhoneIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Card } from '#platform/ui/layout/Card';
import { Positions } from '../../people';
import { labels } from '../labels';
import { getStartDay, hasDetails } from '../model/knownMember';
import { MarkMember } from './MarkMember';
import styles from './profile.module.css';
import { profileTexts as texts } from './texts';

type Props = { member: EmployeeDetail; work: MemberProfile | undefined; now: Date };

/** Portrait, positions and stars, the ways to reach the person, and the company's mark. */
export function Identity({ member, work, now }: Props) {
  const name = namePerson(member);
  const zone = useBranchZone();
  const startDay = getStartDay(member, zone);
  return (
    <Card className={styles.identity}>
      <Avatar name={name} photoUrl={member.avatar_url} size={88} />
      <div className={styles.who}>
        <div className={styles.line}>
          <Positions codes={member.positions} names={labels.position} none={hasDetails(member) ? texts.office : name} />
          {member.is_manager && <Chip label={texts.manager} />}
          {member.status === ActiveStatus.inactive && <Chip label={texts.inactive} />}
        </div>
        <p className={styles.line}>
          {member.positions.length > 0 && <Stars of={member} />}
          {startDay !== null && (
            <span className={styles.quiet}>{texts.since(formatDay(startDay, todayIn(zone, now)))}</span>
          )}
        </p>
        <Contact member={member} />
      </div>
      {work && <MarkMember member={member} work={work} />}
    </Card>
  );
}

function Contact({ member }: { member: EmployeeDetail }) {
  const { phone, email } = member;
  if (phone === '' && email === '') return null;
  return (
    <div className={styles.contact} role="group" aria-label={texts.contact}>
      {phone !== '' && (
        <>
          <Button variant="outline" icon={<PhoneIcon />} href={`tel:+1${phone}`}>
            {texts.call(formatPhone(phone, 'list'))}
          </Button>
          <Button variant="outline" icon={<MessageIcon />} href={`sms:+1${phone}`}>
            {texts.text}
          </Button>
        </>
      )}
      {email !== '' && (
        <Button variant="outline" icon={<MailIcon />} href={`mailto:${email}`} className={styles.address}>
          {email}
        </Button>
      )}
      {phone === '' && hasDetails(member) && <span className={styles.quiet}>{texts.noPhone}</span>}
    </div>
  );
}
