import { useId, useState } from 'react';
import { namePerson } from '#domain/people/personName';
import type { EmployeeDetail, MemberProfile, WorkAgainRequestWorkAgain as WorkAgain } from '#generated/model';
import { ActiveStatus } from '#generated/model/codes';
import { useBranchZone } from '#platform/branches/useActiveBranch';
import { formatPhone } from '#platform/lib/phone';
import { formatDay } from '#platform/lib/time/dates';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { useFeature } from '#platform/provider/slice';
import { useUserId } from '#platform/session/useSession';
import { Avatar } from '#platform/ui/data/Avatar';
import { Chip } from '#platform/ui/data/Chip';
import { Stars } from '#platform/ui/data/Stars';
import { MailIcon, MessageIcon, PhoneIcon, BlockIcon, StarEmptyIcon, StarIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Card } from '#platform/ui/layout/Card';
import { Row, Stack } from '#platform/ui/layout/Layout';
import { showToast } from '#platform/ui/messages/toasts';
import { ConfirmDialog } from '#platform/ui/overlays/ConfirmDialog';
import { useMarkMember, useMemberBranch } from '../api';
import { labels } from '../labels';
import { getStartDay, hasDetails } from '../model/memberValues';
import { Positions } from '../people';
import { profileTexts as texts } from './texts';
import styles from './profile.module.css';

type Props = { member: EmployeeDetail; work: MemberProfile | undefined; now: Date };

/** Portrait, positions and stars, the ways to reach the person, and the company's mark. */
export function Identity({ member, work, now }: Props) {
  const name = namePerson(member);
  const zone = useBranchZone();
  const startDay = getStartDay(member, zone);
  return (
    <Card className={styles.identity}>
      <Avatar name={name} photoUrl={member.avatar_url} size={88} />
      <Stack canShrink gap={2} className={styles.who}>
        <Row gap={3} rowGap={2} isWrapping>
          <Positions codes={member.positions} names={labels.position} none={hasDetails(member) ? texts.office : name} />
          {member.is_manager && <Chip label={texts.manager} />}
          {member.status === ActiveStatus.inactive && <Chip label={texts.inactive} />}
        </Row>
        <Row as="p" gap={3} rowGap={2} isWrapping>
          {member.positions.length > 0 && <Stars of={member} />}
          {startDay !== null && (
            <span className={styles.quiet}>{texts.since(formatDay(startDay, todayIn(zone, now)))}</span>
          )}
        </Row>
        <Contact member={member} />
      </Stack>
      {work && <MarkMember member={member} work={work} />}
    </Card>
  );
}

function Contact({ member }: { member: EmployeeDetail }) {
  const { phone, email } = member;
  if (phone === '' && email === '') return null;
  return (
    <Row gap={2} isWrapping role="group" aria-label={texts.contact}>
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
    </Row>
  );
}

type MarkMemberProps = { member: EmployeeDetail; work: MemberProfile };

/** Favorite or blocked: the company's answer on working with them again. It belongs to a rating, so it needs one. */
function MarkMember({ member, work: { work_again, last_rated } }: MarkMemberProps) {
  const noteId = useId();
  const [isAsked, setAsked] = useState(false);
  const isSelf = useUserId() === member.user_id;
  const hasFeature = useFeature('workAgain');
  const { mutate, isPending, variables } = useMarkMember(useMemberBranch(member), member.id);
  if (isSelf || !hasFeature) return null;
  const name = namePerson(member);
  const shown = isPending ? variables.data.work_again : work_again;
  const mark = (answer: WorkAgain) => {
    if (!last_rated || isPending) return;
    const { order_id: orderId, invitation_id } = last_rated;
    const done = () => showToast({ message: describe(answer, name), intent: 'success', about: `member-${member.id}` });
    mutate({ orderId, data: { invitation_id, work_again: answer } }, { onSuccess: done });
  };
  const shared = { disabled: last_rated === null, ...(last_rated === null && { 'aria-describedby': noteId }) };
  return (
    <Stack gap={2} className={styles.mark}>
      <Row gap={2} isWrapping>
        <Button
          variant="outline"
          intent={shown === 'favorite' ? 'primary' : 'neutral'}
          icon={shown === 'favorite' ? <StarIcon /> : <StarEmptyIcon />}
          aria-pressed={shown === 'favorite'}
          onClick={() => mark(shown === 'favorite' ? 'ok' : 'favorite')}
          {...shared}
        >
          {texts.favorite}
        </Button>
        <Button
          variant="outline"
          intent={shown === 'block' ? 'danger' : 'neutral'}
          icon={<BlockIcon />}
          aria-pressed={shown === 'block'}
          onClick={() => (shown === 'block' ? mark('ok') : setAsked(true))}
          {...shared}
        >
          {shown === 'block' ? texts.blocked : texts.block}
        </Button>
      </Row>
      {last_rated === null && (
        <p id={noteId} className={styles.quiet}>
          {texts.notRated}
        </p>
      )}
      <ConfirmDialog
        open={isAsked}
        danger
        title={texts.blockTitle(name)}
        text={texts.blockText}
        action={texts.blockAction}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          mark('block');
        }}
      />
    </Stack>
  );
}

function describe(answer: WorkAgain, name: string): string {
  if (answer === 'ok') return texts.unmarked(name);
  return answer === 'favorite' ? texts.marked(name) : texts.isBlocked(name);
}
