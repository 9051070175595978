/** Unsaved sign-up input that leaving would lose, on this step or an earlier one. */
export function createUnsaved() {
  let isTyped = false;
  let areDetailsDone = false;
  let isMoving = false;
  let isDone = false;
  return {
    /** For the leave guard. Going from step to step does not count as leaving. */
    hasUnsavedWork: () => (isTyped || areDetailsDone) && !isMoving && !isDone,
    /** For the form of a step. */
    onUnsavedChange: (unsaved: boolean) => {
      isTyped = unsaved;
    },
    detailsDone: () => {
      areDetailsDone = true;
    },
    /** The account exists, so there is nothing left to lose. */
    done: () => {
      isDone = true;
    },
    /** Runs a move from one step to another. */
    moving: (move: () => void) => {
      isMoving = true;
      move();
      isMoving = false;
    },
  };
}
