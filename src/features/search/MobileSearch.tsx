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
  const branchId = useBranchState((branches) => branches.activeBranchId);
  return branchId === 0 ? null : <SearchButton label={label} scope="branch" />;
}

/** The search of a helper on a phone. */
export function MobileHelperSearch({ label }: { label: string }) {
  return <SearchButton label={label} scope="own" />;
}

function SearchButton({ label, scope }: { label: string; scope: 'branch' | 'own' }) {
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const open = () => {
    setUsed(true);
    setOpen(true);
  };
  return (
    <>
      <IconButton touch icon={<SearchIcon />} label={label} aria-haspopup="dialog" onClick={open} />
      {isUsed && <SearchSheet open={isOpen} label={label} scope={scope} onClose={() => setOpen(false)} />}
    </>
  );
}
