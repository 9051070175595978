import type { MouseEvent, ReactNode } from 'react';
import { BackIcon } from '../icons';
import { Button, IconButton } from '../inputs/Button';
import { texts } from '../texts';
import { useHeaderTitle } from './headerTitle';
import { Muted, Row, Stack } from './Layout';
import styles from './PageHeader.module.css';
import hidden from './VisuallyHidden.module.css';

type PageHeaderProps = {
  title: string;
  /** A secondary line under the title. */
  subtitle?: ReactNode;
  actions?: ReactNode;
  tabs?: ReactNode;
  back?: {
    href: string;
    onClick?: (event: MouseEvent<HTMLElement>) => void;
    label?: string;
    /** On a phone, in words also next to a secondary line, which is mostly empty. */
    isNamed?: boolean;
  };
};

/**
 * Header of a page: title 22/600, the main action to its right, tabs below. Where the layout's header shows the title,
 * the heading is there for assistive technology and the focus only.
 */
export function PageHeader(props: PageHeaderProps) {
  const isTitleAbove = useHeaderTitle(props.title);
  return isTitleAbove ? <HeaderBelowTitle {...props} /> : <HeaderWithTitle {...props} />;
}

function HeaderWithTitle({ title, subtitle, actions, tabs, back }: PageHeaderProps) {
  return (
    <Stack as="header" gap={4} below={5}>
      <Row isWrapping gap={3} rowGap={2} className={styles.row}>
        {back !== undefined && (
          <IconButton icon={<BackIcon />} label={back.label ?? texts.back} href={back.href} onClick={back.onClick} />
        )}
        <div className={styles.titles}>
          <h1 className={styles.title}>{title}</h1>
          {subtitle !== undefined && (
            <Muted size={13} isBreaking>
              {subtitle}
            </Muted>
          )}
        </div>
        {actions !== undefined && (
          <Row isWrapping gap={2} align="stretch" className={styles.actions}>
            {actions}
          </Row>
        )}
      </Row>
      {tabs}
    </Stack>
  );
}

function HeaderBelowTitle({ title, subtitle, actions, tabs, back }: PageHeaderProps) {
  const hasRow = back !== undefined || subtitle !== undefined;
  const action = actions !== undefined && (
    <Row isWrapping gap={2} align="stretch" className={styles.actions}>
      {actions}
    </Row>
  );
  return (
    <Stack gap={2} below={3} as="header" className={styles.belowTitle}>
      <h1 className={hidden.hidden}>{title}</h1>
      {hasRow && (
        <Row isWrapping gap={3} rowGap={2} className={styles.row}>
          <BackLink back={back} hasText={subtitle === undefined} />
          <div className={styles.titles}>
            {subtitle !== undefined && (
              <Muted size={13} isBreaking>
                {subtitle}
              </Muted>
            )}
          </div>
          {action}
        </Row>
      )}
      {(tabs !== undefined || (!hasRow && action)) && (
        <Row isWrapping gap={4} rowGap={2} canShrink className={styles.tabsRow}>
          {tabs}
          {!hasRow && action}
        </Row>
      )}
    </Stack>
  );
}

type BackLinkProps = { back: PageHeaderProps['back']; hasText: boolean };

/** Names where it leads when there is space for it. */
function BackLink({ back, hasText }: BackLinkProps) {
  if (back === undefined) return null;
  const { href, onClick, label = texts.back } = back;
  if (!hasText && back.isNamed !== true)
    return <IconButton touch icon={<BackIcon />} label={label} href={href} onClick={onClick} />;
  return (
    <Button variant="quiet" icon={<BackIcon />} href={href} onClick={onClick}>
      {label}
    </Button>
  );
}
