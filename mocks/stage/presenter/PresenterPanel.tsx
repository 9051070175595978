import { type CSSProperties, lazy, Suspense, useEffect, useRef } from 'react';
import type { WorldLink } from '../../bridge/worldLink';
import { Handle } from './Handle';
import { PresentTab, type PresentProps } from './PresentTab';
import styles from './PresenterPanel.module.css';
import { presenterTexts as texts } from './texts';
import { type Panel, tabs } from './usePanel';

const Console = lazy(() => import('./Console').then((module) => ({ default: module.Console })));

type Props = PresentProps & { link: Promise<WorldLink>; panel: Panel };

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
              <Console link={present.link} />
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
