import { useState } from 'react';
import { canAcceptAll, countSlotsOfOffer } from '#domain/outsource/offerSlots';
import type { OutsourceOffer } from '#generated/model';
import { Button } from '#platform/ui/inputs/Button';
import { SelectionBar } from '#platform/ui/lists/SelectionBar';
import { CompareDialog } from './compare/CompareDialog';
import { applicationTexts as texts } from './texts';
import type { Answers } from './answer/useApplicationAnswers';
import type { Selection } from './useSelectedApplications';

type Props = { offer: OutsourceOffer; selection: Selection; answers: Answers };

/** People side by side; more columns cannot be read. */
const compared = { least: 2, most: 4 } as const;

/** Actions for the selected applications; renders nothing without a selection. */
export function ApplicationsBar({ offer, selection: { selected, clear }, answers }: Props) {
  const [isComparing, setComparing] = useState(false);
  const canCompare = selected.length >= compared.least && selected.length <= compared.most;
  // Those who were answered are no longer selected.
  if (isComparing && !canCompare) setComparing(false);
  if (selected.length === 0) return null;
  const acceptable = selected.filter(({ actions }) => actions.includes('accept'));
  const declinable = selected.filter(({ actions }) => actions.includes('reject'));
  const areTooMany = acceptable.length > 0 && !canAcceptAll(acceptable, offer);
  const isBusy = selected.some(({ id }) => answers.busy.has(id));
  return (
    <>
      <SelectionBar
        label={texts.bar}
        count={texts.selected(selected.length)}
        notes={[areTooMany ? texts.tooMany(countSlotsOfOffer(offer).open) : texts.compareHint(compared.most)]}
        clearLabel={texts.clear}
        onClear={clear}
      >
        <Button variant="outline" disabled={!canCompare} onClick={() => setComparing(true)}>
          {texts.compare}
        </Button>
        <Button
          intent="primary"
          loading={isBusy}
          disabled={acceptable.length === 0 || areTooMany}
          onClick={() => answers.acceptSeveral(acceptable)}
        >
          {texts.acceptSelected(acceptable.length)}
        </Button>
        <Button
          variant="outline"
          disabled={isBusy || declinable.length === 0}
          onClick={() => answers.ask({ kind: 'decline', applications: declinable })}
        >
          {texts.declineSelected(declinable.length)}
        </Button>
      </SelectionBar>
      {isComparing && <CompareDialog applications={selected} answers={answers} onClose={() => setComparing(false)} />}
    </>
  );
}
