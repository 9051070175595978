import { namePerson } from '#domain/people/personName';
import { useState } from 'react';
import type { SlotKey } from '#domain/crewPlan/crewPlan';
import { announce } from '#platform/ui/feedback/announcements';
import type { BuildJob } from './buildJob';
import type { SlotRow } from './slotRows';
import { buildTexts as texts } from './texts';
import type { CrewDrafts } from './useCrewDrafts';

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
