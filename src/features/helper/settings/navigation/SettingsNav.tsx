import { useState } from 'react';
import { ProfileStatus } from '#domain/people/profileStatus';
import type { ProfileCompleteness } from '#generated/model';
import { useRoutes } from '#platform/routing/currentRoute';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { getTitle } from '#platform/routing/route';
import { useCanOpen } from '#platform/session/useCanOpen';
import { classes } from '#platform/ui/classes';
import { ChevronDownIcon, ChevronUpIcon, WarningIcon } from '#platform/ui/icons';
import { Columns, Muted, Row, Text } from '#platform/ui/layout/Layout';
import { useMobile } from '#platform/ui/layout/useMobile';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { useHelperProfile } from '../../settingsApi';
import { settingsNavTexts as texts } from '../texts';
import { Completeness } from './Completeness';
import { pageOfPart, type SettingsPageName, settingsPages } from './settingsPages';
import styles from './SettingsNav.module.css';

/** All pages of the helper's settings: a column on a desktop; on a phone a list that opens below its button. */
export function SettingsNav({ current }: { current: SettingsPageName }) {
  const { completeness, status } = useHelperProfile().data ?? {};
  const isMobile = useMobile();
  const isFirst = current === settingsPages[0];
  const list = <PageList current={current} completeness={completeness} />;
  const isDone = completeness?.missing.length === 0 && status !== ProfileStatus.paused;
  return (
    <Columns columns={1} gap={4} className={styles.navigation}>
      {isMobile ? (
        <Folded key={current} current={current}>
          {list}
        </Folded>
      ) : (
        list
      )}
      {completeness && status !== undefined && (!isMobile || (isFirst && !isDone)) && (
        <Completeness completeness={completeness} status={status} />
      )}
    </Columns>
  );
}

type FoldedProps = { current: SettingsPageName; children: React.ReactNode };

/** The list of pages under a button with the name of the current one. Closed again on each page. */
function Folded({ current, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Text as="div" isCard className={styles.folded}>
      <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Muted as="span">{texts.label}</Muted>
        <Text as="span" isFilling canShrink weight="medium">
          {getTitle(useRoutes()[current])}
        </Text>
        <VisuallyHidden>. {texts.all}</VisuallyHidden>
        {isOpen ? <ChevronUpIcon /> : <ChevronDownIcon />}
      </button>
      {isOpen && children}
    </Text>
  );
}

type PageListProps = { current: SettingsPageName; completeness: ProfileCompleteness | null | undefined };

function PageList({ current, completeness }: PageListProps) {
  const link = useLink();
  const canOpen = useCanOpen();
  const routes = useRoutes();
  const incomplete = new Set<SettingsPageName>(completeness?.missing.map((part) => pageOfPart[part]));
  return (
    <nav aria-label={texts.label}>
      <ul className={styles.pages}>
        {canOpen('helper-earnings') && (
          <li>
            <Row as="a" gap={2} justify="between" tone="ink" {...link(href('helper-earnings'))} className={styles.page}>
              {getTitle(routes['helper-earnings'])}
            </Row>
          </li>
        )}
        {settingsPages.filter(canOpen).map((page) => (
          <li key={page}>
            <Row
              as="a"
              gap={2}
              justify="between"
              tone="ink"
              {...link(href(page))}
              className={classes(styles.page, page === current && styles.current)}
              aria-current={page === current ? 'page' : undefined}
            >
              <span>{getTitle(routes[page])}</span>
              {incomplete.has(page) && (
                <Text as="span" tone="warning">
                  <WarningIcon />
                  <VisuallyHidden>{texts.missing}</VisuallyHidden>
                </Text>
              )}
            </Row>
          </li>
        ))}
      </ul>
    </nav>
  );
}
