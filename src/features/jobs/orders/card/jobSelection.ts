/** Whether one job of a list is selected, and how to change that. */
export type JobSelection = {
  isSelected: boolean;
  /** False when as many jobs as possible are selected. */
  mayChange: boolean;
  onToggle: () => void;
};
