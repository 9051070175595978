import type { ReactNode } from 'react';
import { useSettings } from '#platform/config/SettingsContext';
import { type Language, languageNames } from '#platform/language/current';
import { useLanguage } from '#platform/language/useLanguage';
import type { Route } from '#platform/routing/currentRoute';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { sessionActions } from '#platform/session/slice';
import { useSessionDispatch } from '#platform/session/useSession';
import { OfflineBanner } from '#platform/ui/feedback/OfflineBanner';
import { Button } from '#platform/ui/inputs/Button';
import { Columns, Row, Stack } from '#platform/ui/layout/Layout';
import { loginIconSize, useScreenWidth } from '#platform/ui/layout/useMobile';
import { Wordmark } from '#platform/ui/layout/Wordmark';
import { frameTexts, brandTexts } from '../../texts';
import styles from './PublicShell.module.css';

type Props = { route: Route; children: ReactNode };

/** Layout of public pages: header 80 px high, one column, and a quiet panel next to it on wide screens. */
export function PublicShell({ route, children }: Props) {
  const { productName, publicSiteUrl } = useSettings();
  const link = useLink();
  const iconSize = loginIconSize(useScreenWidth());
  const isSurface = route.row.background === 'surface';
  return (
    <div className={isSurface ? styles.surface : styles.page}>
      <Row as="header" gap={3} justify="between" className={styles.header}>
        <a href={publicSiteUrl} target="_blank" rel="noopener" aria-label={frameTexts.publicSite(productName)}>
          <Wordmark name={productName} size={iconSize} />
        </a>
        {route.name === 'login' && (
          <Button variant="outline" {...link(href('sign-up-helper'))}>
            {frameTexts.joinAsHelper}
          </Button>
        )}
      </Row>
      <Columns isFilling className={styles.columns}>
        <Stack as="main" align="center" className={styles.main}>
          <OfflineBanner />
          {children}
          <div className={styles.language}>
            <LanguageSwitch />
          </div>
        </Stack>
        <BrandPanel />
      </Columns>
    </div>
  );
}

/** Product pitch in three lines and a drawing, next to the form on wide screens. */
function BrandPanel() {
  const { productName } = useSettings();
  return (
    <Stack as="aside" justify="center" className={styles.brand} aria-label={brandTexts.label(productName)}>
      <MovingScene className={styles.scene} />
      <h2 className={styles.claim}>{brandTexts.claim}</h2>
      <Stack as="ul" gap={2} tone="secondary" size={16} className={styles.points}>
        {brandTexts.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Stack>
    </Stack>
  );
}

/** A loading dock in the morning: truck, ramp, boxes, two people. Decorative. */
function MovingScene({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 480 260" aria-hidden="true" fill="none">
      <path d="M0 214h480" stroke="#C7D0F7" strokeWidth="3" strokeLinecap="round" />
      <circle cx="404" cy="58" r="30" fill="#DDE3FB" />
      <path d="M22 214v-92l46-34 46 34v92z" fill="#FFFFFF" stroke="#B6C1F4" strokeWidth="3" />
      <path d="M56 214v-46h26v46M40 136h18v18H40zM80 136h18v18H80z" stroke="#B6C1F4" strokeWidth="3" />
      <rect x="228" y="92" width="150" height="104" rx="10" fill="#3957E1" />
      <rect x="244" y="110" width="76" height="10" rx="5" fill="#FFFFFF" opacity="0.9" />
      <rect x="244" y="128" width="50" height="8" rx="4" fill="#FFFFFF" opacity="0.55" />
      <path d="M378 126h38c6 0 11 3 14 8l18 30c2 3 3 6 3 10v22h-73z" fill="#2A41B0" />
      <path d="M392 138h22c3 0 6 2 7 4l12 22h-41z" fill="#DDE3FB" />
      <g fill="#101828">
        <circle cx="272" cy="200" r="19" />
        <circle cx="414" cy="200" r="19" />
      </g>
      <g fill="#FFFFFF">
        <circle cx="272" cy="200" r="8" />
        <circle cx="414" cy="200" r="8" />
      </g>
      <path d="M228 192l-62 22h62z" fill="#8FA0EE" />
      <g>
        <circle cx="150" cy="142" r="10" fill="#101828" />
        <path d="M138 176c0-13 6-20 12-20s12 7 12 20v38h-9v-26h-6v26h-9z" fill="#3957E1" />
        <path d="M160 166l22-2" stroke="#101828" strokeWidth="6" strokeLinecap="round" />
        <rect x="176" y="146" width="30" height="26" rx="3" fill="#F4C98B" />
        <path d="M191 146v8" stroke="#C08A3E" strokeWidth="3" />
      </g>
      <g fill="#F4C98B">
        <rect x="86" y="190" width="28" height="24" rx="3" />
        <rect x="112" y="178" width="20" height="36" rx="3" opacity="0.75" />
      </g>
      <path d="M100 190v7" stroke="#C08A3E" strokeWidth="3" />
    </svg>
  );
}

/** Offers the other language under its own name, so that people who need it can read it. */
function LanguageSwitch() {
  const other: Language = useLanguage() === 'en' ? 'es' : 'en';
  const dispatch = useSessionDispatch();
  return (
    <Button variant="quiet" onClick={() => dispatch(sessionActions.languageChosen(other))}>
      <span lang={other}>{languageNames[other]}</span>
    </Button>
  );
}
