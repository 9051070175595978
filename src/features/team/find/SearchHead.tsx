import { useState } from 'react';
import { Chip } from '../../../platform/ui/Chip';
import { PositionIcon } from '../../../platform/ui/PositionIcon';
import { SearchInput } from '../../../platform/ui/SearchInput';
import { positionCodes } from '../model/positions';
import { words } from '../words';
import styles from './FindHelpers.module.css';
import { findTexts as texts } from './texts';
import { type Search, shortestSearch } from './useSearch';

type SearchHeadProps = Pick<Search, 'search' | 'position' | 'onSearch' | 'onPosition'>;

/** Whom to look for: a name, a city or a whole email address, and what they work as. */
export function SearchHead({ search, position, onSearch, onPosition }: SearchHeadProps) {
  const [isShort, setShort] = useState(false);
  const look = (text: string) => {
    const typed = text.trim().length;
    setShort(typed > 0 && typed < shortestSearch);
    if (typed === 0 || typed >= shortestSearch) onSearch(text);
  };
  return (
    <>
      <div className={styles.head}>
        <div className={styles.search}>
          <SearchInput initialText={search} placeholder={texts.search} onSearch={look} />
        </div>
        <div className={styles.filters} role="group" aria-label={texts.filters}>
          {positionCodes.map((code) => (
            <Chip
              key={code}
              label={words.position[code]}
              icon={<PositionIcon code={code} size={16} />}
              selected={position === code}
              onClick={() => onPosition(code)}
            />
          ))}
        </div>
      </div>
      {isShort && (
        <p className={styles.note} role="status">
          {texts.tooShort}
        </p>
      )}
    </>
  );
}
