import { namePerson } from '#domain/people/personName';
import { jobLabels, ReconfirmChoice } from '../../orders';
import { useId, useState } from 'react';
import type { CrewMember } from '#generated/model';
import { Avatar } from '#platform/ui/data/Avatar';
import { ChoiceBox, ChoiceGroup } from '#platform/ui/choices/ChoiceBox';
import { Button } from '#platform/ui/inputs/Button';
import { Modal } from '#platform/ui/overlays/Modal';
import type { EditImpact, Surplus } from '../model/editImpact';
import { changeTexts as texts } from './texts';
import styles from './ChangeDialogs.module.css';
import type { ImpactAnswer } from './useOrderEdit';

type ImpactDialogProps = { impact: EditImpact; onSave: (answer: ImpactAnswer) => void; onClose: () => void };

/** Lists the people a change affects and asks how to proceed, once before saving. */
export function ImpactDialog({ impact, onSave, onClose }: ImpactDialogProps) {
  const { move, paidLess, surplus, accepted, pending } = impact;
  const [asks, setAsks] = useState(impact.asksCrewAgain);
  const [released, setReleased] = useState<readonly number[]>([]);
  const id = useId();
  const canChoose = move !== null && accepted.length > 0 && !impact.forced;
  const isComplete = surplus.every((each) => countMissing(each, released) === 0);
  const toggle = (invitationId: number) =>
    setReleased((all) =>
      all.includes(invitationId) ? all.filter((each) => each !== invitationId) : [...all, invitationId],
    );
  const save = () =>
    onSave({
      ...(move !== null && { ask_to_reconfirm: asks }),
      ...(released.length > 0 && { release_invitation_ids: [...released] }),
    });
  return (
    <Modal
      open
      kind="form"
      size="small"
      role="alertdialog"
      title={texts.impactTitle(accepted.length + pending.length)}
      describedBy={id}
      onClose={onClose}
      cancelLabel={texts.keepEditing}
      actions={
        <Button intent="primary" disabled={!isComplete} onClick={save}>
          {texts.save}
        </Button>
      }
    >
      <div className={styles.body}>
        <div id={id}>
          {move !== null && <p>{texts.moves[move]}</p>}
          {paidLess.length > 0 && <p>{texts.paidLess(paidLess.length)}</p>}
        </div>
        <People title={texts.accepted} members={accepted} />
        <People title={texts.pending} note={move === null ? undefined : texts.pendingNote} members={pending} />
        {canChoose && <ReconfirmChoice asks={asks} onChange={setAsks} />}
        {surplus.map((each) => (
          <Release key={each.position} surplus={each} released={released} onToggle={toggle} />
        ))}
      </div>
    </Modal>
  );
}

type PeopleProps = { title: string; note?: string | undefined; members: readonly CrewMember[] };

function People({ title, note, members }: PeopleProps) {
  if (members.length === 0) return null;
  return (
    <section>
      <h3 className={styles.head}>{title}</h3>
      <ul className={styles.people}>
        {members.map((member) => (
          <li key={member.invitation_id ?? member.user_id}>
            <Avatar name={namePerson(member)} photoUrl={member.avatar_url} size={24} />
            <span>{namePerson(member)}</span>
            {member.position !== null && <span className={styles.quiet}>{jobLabels.position[member.position]}</span>}
          </li>
        ))}
      </ul>
      {note !== undefined && <p className={styles.quiet}>{note}</p>}
    </section>
  );
}

type ReleaseProps = { surplus: Surplus; released: readonly number[]; onToggle: (invitationId: number) => void };

function Release({ surplus, released, onToggle }: ReleaseProps) {
  const left = countMissing(surplus, released);
  return (
    <ChoiceGroup legend={texts.release(surplus.surplus, jobLabels.positionInText[surplus.position])}>
      {surplus.members.map((member) => (
        <ChoiceBox
          key={member.invitation_id}
          type="checkbox"
          title={namePerson(member)}
          checked={released.includes(member.invitation_id)}
          onChange={() => onToggle(member.invitation_id)}
        />
      ))}
      <p className={styles.quiet}>{left === 0 ? texts.releaseNote : texts.releaseMissing(left)}</p>
    </ChoiceGroup>
  );
}

function countMissing({ surplus, members }: Surplus, released: readonly number[]): number {
  return surplus - members.filter(({ invitation_id }) => released.includes(invitation_id)).length;
}
