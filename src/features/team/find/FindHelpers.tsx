import { useRef, useState } from 'react';
import { useActiveBranch, useBranchState } from '../../../platform/branches/useActiveBranch';
import { href } from '../../../platform/routing/href';
import { useLink } from '../../../platform/routing/useLink';
import { EmptyState } from '../../../platform/ui/EmptyState';
import { PageHeader } from '../../../platform/ui/PageHeader';
import { FoundHelpers } from './FoundHelpers';
import { SearchHead } from './SearchHead';
import styles from './FindHelpers.module.css';
import { findTexts as texts } from './texts';
import { useSearch } from './useSearch';

/** Helpers of the whole market, to be asked to join the branch (docs/product.md, "Team"). */
export function FindHelpers() {
  const { activeBranchId: branchId, settled } = useBranchState((branches) => branches);
  const branch = useActiveBranch().data;
  const link = useLink();
  const back = { ...link(href('company-team-requested')), label: texts.back };
  return (
    <>
      <PageHeader title={texts.title} subtitle={branch && texts.subtitle(branch.name)} back={back} />
      {branchId === 0 && settled && <EmptyState text={texts.noBranch} />}
      {branchId !== 0 && <Panel key={branchId} branchId={branchId} />}
    </>
  );
}

function Panel({ branchId }: { branchId: number }) {
  const search = useSearch();
  const panel = useRef<HTMLElement>(null);
  const [turn, setTurn] = useState(0);
  const showAll = () => {
    search.onShowAll();
    // The search begins anew, empty; the button that was pressed goes, so the panel takes the focus.
    setTurn((count) => count + 1);
    panel.current?.focus();
  };
  return (
    <section ref={panel} className={styles.panel} aria-label={texts.helpers} tabIndex={-1}>
      <SearchHead key={turn} {...search} />
      <FoundHelpers branchId={branchId} search={search} onShowAll={showAll} />
    </section>
  );
}
