import { useState } from 'react';
import { Chip } from '#platform/ui/data/Chip';
import { PeopleHead, PositionIcon } from '../../people';
import { SearchInput } from '#platform/ui/inputs/SearchInput';
import { positionCodes } from '../model/positions';
import { labels } from '../labels';
import { findTexts as texts } from './texts';
import { type Search, shortestSearch } from './useSearch';

type SearchHeadProps = Pick<Search, 'search' | 'position' | 'onSearch' | 'onPosition'> & {
  /** Number of results, once known. */
  total: number | null | undefined;
  hasPositions: boolean;
};

/** Search by name, city or full email address, and by position. */
export function SearchHead({ search, position, total, hasPositions, onSearch, onPosition }: SearchHeadProps) {
  const [isShort, setShort] = useState(false);
  const look = (text: string) => {
    const typed = text.trim().length;
    setShort(typed > 0 && typed < shortestSearch);
    if (typed === 0 || typed >= shortestSearch) onSearch(text);
  };
  return (
    <PeopleHead
      title={texts.helpers}
      count={typeof total === 'number' ? texts.found(total) : undefined}
      search={<SearchInput initialText={search} placeholder={texts.search} onSearch={look} />}
      note={isShort ? texts.tooShort : undefined}
      filtersLabel={texts.filters}
      filters={
        hasPositions
          ? positionCodes.map((code) => (
              <Chip
                key={code}
                label={labels.position[code]}
                icon={<PositionIcon code={code} size={16} />}
                selected={position === code}
                onClick={() => onPosition(code)}
              />
            ))
          : undefined
      }
    />
  );
}
