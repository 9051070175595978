import { useBranchZone } from '#platform/branches/useBranchZone';
import { useToday } from '#platform/ui/clock/useToday';
import type { ReactNode } from 'react';
import { getMemberRights, type MemberRights } from '#domain/people/rights';
import type { EmergencyContact, EmployeeDetail, MemberProfile } from '#generated/model';
import { formatRate } from '#platform/lib/money';
import { formatPhone } from '#platform/lib/phone';
import { formatDay } from '#platform/lib/time/dates';
import { useUserId, useUserType } from '#platform/session/useSession';
import { RateCell } from '../list/member/RateCell';
import { StatusSwitch } from '../list/member/StatusSwitch';
import { labels } from '../labels';
import { getStartDay, hasDetails } from '../model/knownMember';
import { ProfileFacts, ProfilePart } from './ProfilePart';
import { profileTexts as texts } from './texts';

type Props = { member: EmployeeDetail; work: MemberProfile | undefined };

/** Positions, rate and status as in the list, with the rates in other branches, and who to call in an emergency. */
export function Terms({ member, work }: Props) {
  const rights = getMemberRights(useUserType(), member.is_manager, useUserId() === member.user_id);
  const others = (work?.memberships ?? []).filter(({ branch_id }) => branch_id !== member.branch_id);
  const zone = useBranchZone();
  const today = useToday(zone);
  const inBranches = others.map(({ branch_name, hourly_rate }): Fact => [branch_name, formatRate(hourly_rate)]);
  const all = [...listTerms(member, rights), ...inBranches, ...listPersonal(member, today, zone)];
  const facts = all.filter(([, value]) => Boolean(value));
  if (facts.length === 0) return null;
  return (
    <ProfilePart title={texts.terms}>
      <ProfileFacts facts={facts} />
    </ProfilePart>
  );
}

/** Without a value if the provider does not give it. */
type Fact = [name: string, value: ReactNode];

function listTerms(member: EmployeeDetail, rights: MemberRights): Fact[] {
  const { positions, hourly_rate, status, employment_type: employment } = member;
  const none = hasDetails(member) ? texts.office : undefined;
  const hasRate = rights.pay || hourly_rate !== null;
  return [
    [texts.positions, positions.map((code) => labels.position[code]).join(', ') || none],
    [texts.rate, hasRate && <RateCell member={member} canPay={rights.pay} />],
    [texts.status, status !== null && <StatusSwitch member={member} canChange={rights.status} reasonId={undefined} />],
    [texts.employment, employment && labels.employment[employment]],
  ];
}

function listPersonal(member: EmployeeDetail, today: string, zone: string): Fact[] {
  const { languages, emergency_contact: contact } = member;
  const startDay = getStartDay(member, zone);
  const none = hasDetails(member) ? texts.none : undefined;
  return [
    [texts.languages, languages.map((code) => labels.language[code]).join(', ') || none],
    [texts.startDate, startDay === null ? none : formatDay(startDay, today)],
    [texts.emergency, contact ? <Emergency contact={contact} /> : none],
  ];
}

function Emergency({ contact }: { contact: EmergencyContact }) {
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
