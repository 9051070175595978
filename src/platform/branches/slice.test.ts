import { describe, expect, it } from 'vitest';
import { type BranchAction, branchActions, branchesReducer } from './slice';

const nothing = {
  activeBranchId: 0,
  currentBranchId: 0,
  addNewBranchPage: false,
  switching: false,
  nextBranchId: 0,
  settled: false,
  failed: false,
  newBranchImage: null,
};
const after = (...actions: BranchAction[]) =>
  actions.reduce(branchesReducer, branchesReducer(undefined, { type: 'anything' }));

describe('the branches', () => {
  it('begin with none active: 0', () => {
    expect(after()).toEqual(nothing);
  });

  it('are left alone by the actions of others', () => {
    const before = after(branchActions.branchesSettled(2));
    expect(branchesReducer(before, { type: 'session/signedOut' })).toBe(before);
  });

  it('are settled on one, or on none', () => {
    expect(after(branchActions.branchesSettled(2))).toEqual({ ...nothing, activeBranchId: 2, settled: true });
    expect(after(branchActions.branchesSettled(0))).toEqual({ ...nothing, settled: true });
  });

  it('change immediately when a switch starts, and say how long it lasts', () => {
    const started = after(branchActions.branchesSettled(1), branchActions.switchStarted(2));
    expect(started).toMatchObject({ activeBranchId: 2, switching: true, settled: true });
    expect(branchesReducer(started, branchActions.switchEnded())).toMatchObject({
      activeBranchId: 2,
      switching: false,
    });
  });

  it('know the next one before the switch starts, unless the person chooses otherwise', () => {
    const agreed = after(branchActions.branchesSettled(1), branchActions.switchAgreed(2));
    expect(agreed).toMatchObject({ activeBranchId: 1, nextBranchId: 2, switching: false });
    expect(branchesReducer(agreed, branchActions.switchStarted(2))).toMatchObject({
      activeBranchId: 2,
      nextBranchId: 0,
    });
    expect(branchesReducer(agreed, branchActions.switchCanceled())).toMatchObject({
      activeBranchId: 1,
      nextBranchId: 0,
    });
  });

  it('do not change by a request alone', () => {
    const before = after(branchActions.branchesSettled(1));
    expect(branchesReducer(before, branchActions.branchRequested(2))).toBe(before);
  });

  it('say when the list could not be loaded, unless there was one before; the next try takes it back', () => {
    const failed = after(branchActions.branchesFailed());
    expect(failed).toMatchObject({ failed: true, settled: false });
    expect(branchesReducer(failed, branchActions.branchesRequested()).failed).toBe(false);
    expect(after(branchActions.branchesSettled(1), branchActions.branchesFailed()).failed).toBe(false);
  });

  it('have none active after a deletion until they are settled again', () => {
    const deleted = after(
      branchActions.branchesSettled(2),
      branchActions.branchViewed(2),
      branchActions.branchDeleted(),
    );
    expect(deleted).toEqual(nothing);
  });

  it('keep what the branch page holds, and forget everything with the session', () => {
    const open = after(
      branchActions.branchesSettled(1),
      branchActions.branchViewed(3),
      branchActions.addBranchPageSet(true),
      branchActions.branchImageChosen('data:image/png;base64,AA'),
    );
    expect(open).toMatchObject({
      currentBranchId: 3,
      addNewBranchPage: true,
      newBranchImage: 'data:image/png;base64,AA',
    });
    expect(branchesReducer(open, branchActions.reset())).toEqual(nothing);
  });
});
