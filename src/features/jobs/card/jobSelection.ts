/** Selection state of one job of a list, with its setter. */
export type JobSelection = {
  isSelected: boolean;
  /** False when as many jobs as possible are selected. */
  canChange: boolean;
  onToggle: () => void;
};
