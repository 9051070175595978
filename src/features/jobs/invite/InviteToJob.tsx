import { useState } from 'react';
import { InviteForm } from './InviteForm';
import { JobChoices } from './JobChoices';
import type { Chance, Member } from './chances';

export type InviteToJobProps = { branchId: number; member: Member; onClose: () => void };

/** Asks one member to come to a job: first to which, then as what, for how much and in which words. */
export function InviteToJob({ branchId, member, onClose }: InviteToJobProps) {
  const [chance, setChance] = useState<Chance>();
  if (chance) {
    return <InviteForm chance={chance} member={member} onBack={() => setChance(undefined)} onClose={onClose} />;
  }
  return <JobChoices branchId={branchId} member={member} onChoose={setChance} onClose={onClose} />;
}
