import { namePerson } from '#domain/people/personName';
import { useId, useState } from 'react';
import type { EmployeeDetail, MemberProfile, WorkAgainRequestWorkAgain as WorkAgain } from '#generated/model';
import { useFeature } from '#platform/provider/useFeature';
import { useUserId } from '#platform/session/useSession';
import { BlockIcon, StarEmptyIcon, StarIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { showToast } from '#platform/ui/messages/toasts';
import { ConfirmDialog } from '#platform/ui/overlays/ConfirmDialog';
import { useMarkMember } from '../api';
import { useMemberBranch } from '../useMemberBranch';
import styles from './profile.module.css';
import { profileTexts as texts } from './texts';

type Props = { member: EmployeeDetail; work: MemberProfile };

/** Favorite or blocked: the company's answer on working with them again. It belongs to a rating, so it needs one. */
export function MarkMember({ member, work: { work_again, last_rated } }: Props) {
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
    <div className={styles.mark}>
      <div className={styles.marks}>
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
      </div>
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
    </div>
  );
}

function describe(answer: WorkAgain, name: string): string {
  if (answer === 'ok') return texts.unmarked(name);
  return answer === 'favorite' ? texts.marked(name) : texts.isBlocked(name);
}
