import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useNavigate } from '../../platform/routing/links/useLink';
import { SEARCH_DEBOUNCE } from '../../platform/ui/inputs/SearchInput';
import { useDebounced } from '../../platform/ui/useDebounced';
import type { SearchOption } from './model/options';

/** The typed text, and the one that is searched: after a pause, or at once. */
function useSearchText() {
  const [text, setText] = useState('');
  const [searched, setSearched] = useState('');
  const search = useDebounced(setSearched, SEARCH_DEBOUNCE);
  const searchNow = (next: string) => {
    setText(next);
    search.flush(next.trim());
  };
  const type = (next: string) => {
    if (next.trim() === '') return searchNow(next);
    setText(next);
    search.later(next.trim());
  };
  return { text, searched, type, searchNow };
}

/** What can be chosen, and the active option. It is known by its key, because results may be reloaded. */
function useOptions() {
  const [options, setOptions] = useState<readonly SearchOption[]>([]);
  const [activeKey, setActiveKey] = useState<string>();
  const active = options.findIndex(({ key }) => key === activeKey);
  return { options, setOptions, active, setActiveKey };
}

type Settings = {
  isOpenAtStart?: boolean;
  /** Called when the search leads to a page. */
  onLeave?: () => void;
};

/** The state of a search field and its list. The list itself is loaded when the field is first used. */
export function useSearchBox({ isOpenAtStart = false, onLeave }: Settings = {}) {
  const navigate = useNavigate();
  const listId = useId();
  const [isOpen, setOpen] = useState(isOpenAtStart);
  const { text, searched, type, searchNow } = useSearchText();
  const { options, setOptions, active, setActiveKey } = useOptions();
  const onChosen = useRef<(option: SearchOption) => void>(undefined);

  function show(next: boolean): void {
    setOpen(next);
    setActiveKey(undefined);
  }

  function close(): void {
    show(false);
    searchNow('');
  }

  function choose(option: SearchOption): void {
    onChosen.current?.(option);
    if (option.type === 'text') {
      show(true);
      searchNow(option.text);
    } else {
      close();
      navigate(option.path);
      onLeave?.();
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    const target = getMoved(event.key, active, options.length);
    if (target !== undefined) {
      event.preventDefault();
      if (isOpen) setActiveKey(options[target]?.key);
      else show(true);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const option = options[active];
      if (option) return choose(option);
      show(true);
      searchNow(text);
    }
  }

  return {
    listId,
    isOpen,
    text,
    searched,
    active,
    options,
    open: () => show(true),
    /** Keeps the text, because the user may only have changed to another window. */
    hide: () => show(false),
    close,
    type: (next: string) => {
      show(true);
      type(next);
    },
    choose,
    onKeyDown,
    /** The list reports what can be chosen, and hears what was. */
    setOptions,
    onChosen,
  };
}

export type SearchBox = ReturnType<typeof useSearchBox>;

function getMoved(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return count === 0 ? -1 : (active + 1) % count;
  if (key === 'ArrowUp') return (active <= 0 ? count : active) - 1;
  return undefined;
}

/** Id of an option's element, for `aria-activedescendant`. */
export function toOptionId(listId: string, key: string): string {
  return `${listId}-${key}`;
}
