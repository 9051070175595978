import { useBranchZone } from '#platform/branches/useBranchZone';
import { useToday } from '#platform/ui/clock/useToday';
import type { ReactNode } from 'react';
import { getMemberRights } from '#domain/people/rights';
import type { EmployeeDetail, MemberProfile } from '#generated/model';
import { formatRate } from '#platform/lib/money';
import { formatPhone } from '#platform/lib/phone';
import { formatDay } from '#platform/lib/time/dates';
import { useUserId, useUserType } from '#platform/session/useSession';
import { RateCell } from '../list/member/RateCell';
import { StatusSwitch } from '../list/member/StatusSwitch';
import { labels } from '../labels';
import { ProfileFacts, ProfilePart } from './ProfilePart';
import { profileTexts as texts } from './texts';

type Props = { member: EmployeeDetail; work: MemberProfile | undefined };

/** Positions, rate and status as in the list, with the rates in other branches, and who to call in an emergency. */
export function Terms({ member, work }: Props) {
  const rights = getMemberRights(useUserType(), member.is_manager, useUserId() === member.user_id);
  const others = (work?.memberships ?? []).filter(({ branch_id }) => branch_id !== member.branch_id);
  const today = useToday(useBranchZone());
  return (
    <ProfilePart title={texts.terms}>
      <ProfileFacts
        facts={[
          [texts.positions, member.positions.map((code) => labels.position[code]).join(', ') || texts.office],
          [texts.rate, <RateCell key="rate" member={member} canPay={rights.pay} />],
          [texts.status, <StatusSwitch key="status" member={member} canChange={rights.status} reasonId={undefined} />],
          [texts.employment, labels.employment[member.employment_type]],
          ...others.map(({ branch_name, hourly_rate }): [string, ReactNode] => [branch_name, formatRate(hourly_rate)]),
          [texts.languages, member.languages.map((code) => labels.language[code]).join(', ') || texts.none],
          [texts.startDate, member.start_date === null ? texts.none : formatDay(member.start_date, today)],
          [texts.emergency, <Emergency key="emergency" contact={member.emergency_contact} />],
        ]}
      />
    </ProfilePart>
  );
}

function Emergency({ contact }: { contact: EmployeeDetail['emergency_contact'] }) {
  if (contact === null) return texts.none;
  const { name, relation, phone } = contact;
  return (
    <>
      <span>{[name, relation].filter((each) => each !== '').join(', ')}</span>
      {phone !== '' && (
        <>
          <br />
          <a href={`tel:+1${phone}`}>{formatPhone(phone, 'list')}</a>
        </>
      )}
    </>
  );
}
