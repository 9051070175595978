import { useEffect, useRef } from 'react';
import { branchActions, useBranchDispatch, useBranchState } from '#platform/branches/slice';
import { useQueryParams } from '#platform/routing/useQuery';

/** Side panel of the page; it is in the address bar, so Back closes it. */
export type Chosen = {
  branchId: number | undefined;
  isNew: boolean;
  isEdited: boolean;
  open: (branchId: number, options?: { replace?: boolean }) => void;
  add: () => void;
  edit: (branchId: number) => void;
  close: (options?: { replace?: boolean }) => void;
};

const newBranch = 'new';

/** Also opens the form for a new branch when another page requested it (docs/product.md, "Branches"). */
export function useChosen(): Chosen {
  const [read, change] = useQueryParams();
  const dispatch = useBranchDispatch();
  const isAdding = useBranchState(({ addNewBranchPage }) => addNewBranchPage);
  const shown = read('branch');
  const isNew = shown === newBranch;
  const branchId = Number(shown) > 0 ? Number(shown) : undefined;
  const isEdited = branchId !== undefined && read('edit') !== null;
  const acts = useRef({ change, isNewRequested: isAdding });
  useEffect(() => {
    // Read once, when the page opens.
    const { isNewRequested: requested, change: changeQuery } = acts.current;
    if (requested) changeQuery({ branch: newBranch }, { replace: true });
  }, []);
  useEffect(() => {
    dispatch(branchActions.addBranchPageSet(isNew));
    dispatch(branchActions.branchViewed(branchId ?? 0));
    return () => {
      dispatch(branchActions.addBranchPageSet(false));
      dispatch(branchActions.branchViewed(0));
    };
  }, [dispatch, isNew, branchId]);
  // The preview of a new logo ends with its form.
  useEffect(() => {
    return () => void dispatch(branchActions.branchImageChosen(null));
  }, [dispatch, isNew, branchId, isEdited]);
  // Scroll to the top for whatever is shown next.
  const show: typeof change = (changes, options) => {
    change(changes, options);
    window.scrollTo({ top: 0 });
  };
  return {
    branchId,
    isNew,
    isEdited,
    open: (id, options) => show({ branch: String(id), edit: null }, options),
    add: () => show({ branch: newBranch, edit: null }),
    edit: (id) => show({ branch: String(id), edit: '1' }),
    close: (options) => show({ branch: null, edit: null }, options),
  };
}
