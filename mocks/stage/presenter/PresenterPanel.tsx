import { type CSSProperties, lazy, Suspense, useEffect, useRef } from 'react';
import type { DevelopersProps } from './DevelopersTab';
import { Handle } from './Handle';
import { PresentTab, type PresentProps } from './PresentTab';
import styles from './PresenterPanel.module.css';
import { presenterTexts as texts } from './texts';
import { type Panel, tabs } from './usePanel';

const DevelopersTab = lazy(async () => ({ default: (await import('./DevelopersTab')).DevelopersTab }));

type Props = PresentProps & DevelopersProps & { panel: Panel };

/** Tools of the presenter and of developers: a dot until it is opened. */
export function PresenterPanel({ panel, ...present }: Props) {
  const { place, isOpen, tab, toggle } = panel;
  const frame = useRef<HTMLElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      handle.current?.focus();
      toggle();
    };
    const node = isOpen ? frame.current : null;
    node?.addEventListener('keydown', closeOnEscape);
    return () => node?.removeEventListener('keydown', closeOnEscape);
  }, [isOpen, toggle]);
  return (
    <aside ref={frame} className={styles.panel} style={toStyle(place)} aria-label={texts.title}>
      {isOpen && (
        <div className={styles.content} data-tab={tab}>
          <div className={styles.tabs} role="group" aria-label={texts.tabs}>
            {tabs.map((each) => (
              <button key={each} type="button" aria-pressed={each === tab} onClick={() => panel.show(each)}>
                {texts.tabNames[each]}
              </button>
            ))}
          </div>
          {tab === 'present' ? (
            <PresentTab {...present} />
          ) : (
            <Suspense fallback={null}>
              <DevelopersTab {...present} />
            </Suspense>
          )}
        </div>
      )}
      <Handle ref={handle} isOpen={isOpen} place={place} onMove={panel.moveTo} onPress={toggle} />
    </aside>
  );
}

function toStyle({ right, bottom }: Panel['place']): CSSProperties {
  return Object.fromEntries(Object.entries({ '--right': `${right}px`, '--bottom': `${bottom}px` }));
}
