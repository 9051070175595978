import { useState } from 'react';
import { useBranchState } from '../../platform/branches/useActiveBranch';
import { withTexts } from '../../platform/language/withTexts';
import { lazyPart } from '../../platform/ui/feedback/lazyPart';
import { SearchIcon } from '../../platform/ui/icons';
import { IconButton } from '../../platform/ui/inputs/IconButton';
import { searchCatalog } from './catalog';

const SearchSheet = lazyPart(
  withTexts(async () => (await import('./panel/SearchSheet')).SearchSheet, searchCatalog),
  { failure: 'toast' },
);

/** The search of a phone, for people with a branch: a button that opens a sheet over the whole screen. */
export function MobileSearch({ label }: { label: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const branchId = useBranchState((branches) => branches.activeBranchId);
  if (branchId === 0) return null;
  const open = () => {
    setUsed(true);
    setOpen(true);
  };
  return (
    <>
      <IconButton touch icon={<SearchIcon />} label={label} aria-haspopup="dialog" onClick={open} />
      {isUsed && <SearchSheet open={isOpen} label={label} onClose={() => setOpen(false)} />}
    </>
  );
}
