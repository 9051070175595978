import { useEffect, useRef } from 'react';
import type { OptionGroup, SearchOption } from '../model/options';
import { classes } from '#platform/ui/classes';
import { searchTexts as texts } from '../texts';
import { type SearchBox, toOptionId } from '../useSearchBox';
import { OptionLine } from './OptionLine';
import styles from './SearchPanel.module.css';

const getTitles = () => ({
  searches: texts.recentSearches,
  opened: texts.recentlyOpened,
  orders: texts.kind.order,
  employees: texts.kind.employee,
  jobs: texts.ownKind.job,
  invitations: texts.ownKind.invitation,
});

type Props = {
  box: SearchBox;
  groups: readonly OptionGroup[];
  /** True to name the branch of each result. */
  hasBranches: boolean;
};

/** The list of the combobox, in groups. The focus stays in the field. */
export function SearchList({ box, groups, hasBranches }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const activeKey = box.options[box.active]?.key;
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [activeKey]);
  const titles = getTitles();
  return (
    <div id={box.listId} ref={list} className={styles.list} role="listbox" aria-label={texts.results}>
      {groups.map(({ name, options }) => (
        <div key={name} role="group" aria-labelledby={`${box.listId}-${name}`}>
          <div id={`${box.listId}-${name}`} className={styles.groupTitle} role="presentation">
            {titles[name]}
          </div>
          {options.map((option) => (
            <Option
              key={option.key}
              box={box}
              option={option}
              isActive={option.key === activeKey}
              hasBranch={hasBranches}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type OptionProps = { box: SearchBox; option: SearchOption; isActive: boolean; hasBranch: boolean };

function Option({ box, option, isActive, hasBranch }: OptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field holds the keyboard
    <div
      id={toOptionId(box.listId, option.key)}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={classes(styles.option, isActive && styles.active)}
      onClick={() => box.choose(option)}
    >
      <OptionLine option={option} search={box.searched} hasBranch={hasBranch} />
    </div>
  );
}
