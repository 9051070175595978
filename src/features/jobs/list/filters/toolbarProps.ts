import type { ReactNode } from 'react';
import type { Direction, Offered } from './filterOptions';
import type { JobList } from '../useJobList';

/** Filters or order of one list alone. */
type OwnChoices = {
  label: string;
  /** Shows the label beside the chips. */
  isLabeled?: boolean;
  /** Undefined where nothing can be chosen. */
  chips: ReactNode;
  /** At the end of the row, where there is space. */
  note?: ReactNode;
  /** Number of these filters that are on. */
  count: number;
};

export type ToolbarProps = {
  list: JobList;
  offered: Offered;
  direction: Direction;
  own: OwnChoices;
  onClear: () => void;
  /** Buttons at the end, before the view. */
  tools?: ReactNode;
};
