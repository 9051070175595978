import { useMemo, useRef, useState } from 'react';
import type { SlotKey } from '#domain/crewPlan/crewPlan';
import { createChoices, planCrews } from '#domain/crewPlan/planCrews';
import { namePerson } from '#domain/people/personName';
import { useDraft } from '#platform/drafts/useDraft';
import { getDraftOwner } from '#platform/session/user';
import { useSession } from '#platform/session/useSession';
import { announce } from '#platform/ui/feedback/announcements';
import type { InviteResult } from '../model/inviteToJob';
import {
  type BuildJob,
  toPlanInput,
  createDraft,
  readDrafts,
  type SlotDraft,
  type SlotDrafts,
  toDrafts,
  toKeptSlots,
  withoutSent,
} from './planInput';
import { listKeptDrafts, listSlotRows, type SlotRow, toCrewPlan } from './slotRows';
import { buildTexts as texts } from './texts';

/**
 * The drafts of a plan on this device. The first visit builds the crews; later ones find the drafts as they were changed,
 * checked against what others did since. Undefined until the device has answered.
 */
export function useCrewDrafts(form: string, jobs: readonly BuildJob[]) {
  const owner = useSession(({ user }) => getDraftOwner(user));
  const { kept, keep, forget } = useDraft(owner, form);
  const [changed, setChanged] = useState<SlotDrafts>();
  const input = useMemo(() => toPlanInput(jobs), [jobs]);
  const [first] = useState(() => toDrafts(jobs, planCrews(input)));
  const stored = useMemo(() => (kept ? readDrafts(kept['drafts']) : first), [kept, first]);
  const drafts = changed ?? stored;
  const rows = useMemo(() => listSlotRows(jobs, drafts), [jobs, drafts]);
  const listChoices = useMemo(() => createChoices(input, toCrewPlan(rows)), [input, rows]);
  const latest = useRef<SlotDrafts>(undefined);
  // Stores them without an effect, because some are sent after the page was left.
  const change = (update: (now: SlotDrafts) => SlotDrafts) => {
    const next = update(latest.current ?? stored);
    latest.current = next;
    setChanged(next);
    // Without drafts the next visit builds the crews again.
    if (Object.keys(next).length === 0) forget();
    else keep({ drafts: next });
  };
  return {
    isReady: kept !== undefined,
    rows,
    listChoices,
    /** Fills all slots again that were not decided by hand. */
    build: () => {
      const decided = listKeptDrafts(rows);
      change(() => toDrafts(jobs, planCrews(input, toKeptSlots(decided)), decided));
    },
    choose: (row: SlotRow, employeeId: number) => {
      const job = jobs.find(({ order }) => order.order_id === row.jobId);
      const draft = job && createDraft(job, row.position, employeeId);
      if (draft) change((now) => ({ ...now, [row.key]: { ...draft, isKept: true } }));
    },
    leaveOpen: ({ key }: SlotRow) => change((now) => ({ ...now, [key]: leftOpen })),
    update: (key: SlotKey, draft: SlotDraft) => change((now) => ({ ...now, [key]: draft })),
    removeSent: (result: InviteResult) => change((now) => withoutSent(now, result)),
    discard: () => change(() => ({})),
  };
}

export type CrewDrafts = ReturnType<typeof useCrewDrafts>;

const leftOpen: SlotDraft = { employeeId: null, name: '', rate: 0, isKept: true };

type Choice = { employeeId: number; name: string; score: number | undefined };

/** Changes of a slot, by mouse or keyboard, and the slot that Tab reaches. */
export function useSlotActions(jobs: readonly BuildJob[], drafts: CrewDrafts) {
  const { rows } = drafts;
  const [focused, setFocused] = useState<SlotKey>();
  const current = rows.find(({ key }) => key === focused)?.key ?? rows[0]?.key;

  const listChoices = (row: SlotRow): Choice[] => {
    const candidates = jobs.find(({ order }) => order.order_id === row.jobId)?.candidates ?? [];
    const choices = row.planKey === undefined ? [] : drafts.listChoices(row.planKey);
    return choices.flatMap(({ personId }) => {
      const candidate = candidates.find(({ employee_id }) => employee_id === personId);
      return candidate ? [{ employeeId: personId, name: namePerson(candidate), score: candidate.fit?.score }] : [];
    });
  };

  const actions = {
    onFocus: setFocused,
    /** The best choice that is not in the slot. */
    findNextBest: (row: SlotRow) => listChoices(row).find(({ employeeId }) => employeeId !== row.draft?.employeeId),
    onStep: (row: SlotRow, step: 1 | -1) => {
      const choices = listChoices(row);
      const now = choices.findIndex(({ employeeId }) => employeeId === row.draft?.employeeId);
      const index = now < 0 ? 0 : (now + step + choices.length) % choices.length;
      const choice = choices[index];
      if (!choice || choice.employeeId === row.draft?.employeeId) return;
      drafts.choose(row, choice.employeeId);
      announce(texts.announce(choice.name, index + 1, choices.length));
    },
    onMove: (row: SlotRow, step: 1 | -1) => {
      const next = rows[rows.findIndex(({ key }) => key === row.key) + step];
      if (next) document.querySelector<HTMLElement>(`[data-slot="${next.key}"]`)?.focus();
    },
    onKeep: ({ key, draft }: SlotRow) => {
      if (draft && draft.employeeId !== null) drafts.update(key, { ...draft, isKept: !draft.isKept });
    },
    onClear: (row: SlotRow) => drafts.leaveOpen(row),
    onOffer: ({ key, draft }: SlotRow, rate: number) => {
      if (draft) drafts.update(key, { ...draft, rate, isKept: true });
    },
  };
  return { current, actions };
}

export type SlotActions = ReturnType<typeof useSlotActions>['actions'];
