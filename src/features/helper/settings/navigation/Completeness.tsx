import { useId } from 'react';
import { ProfileStatus } from '#domain/people/profileStatus';
import type { HelperProfile, ProfileCompleteness } from '#generated/model';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { classes } from '#platform/ui/classes';
import { ChevronRightIcon } from '#platform/ui/icons';
import { Columns, Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { settingsNavTexts as texts } from '../texts';
import { pageOfPart } from './settingsPages';
import formStyles from '../form/form.module.css';
import styles from './Completeness.module.css';

type CompletenessProps = { completeness: ProfileCompleteness; status: HelperProfile['status'] };

/** Completeness of the profile: missing parts, why they matter, and a link to each. */
export function Completeness({ completeness, status }: CompletenessProps) {
  const headingId = useId();
  const link = useLink();
  const { percent, missing } = completeness;
  return (
    <Stack isCard as="section" gap={2} className={styles.card} aria-labelledby={headingId}>
      <Text as="h2" size={14} id={headingId} className={styles.title}>
        {texts.complete(percent)}
      </Text>
      <progress className={classes(formStyles.bar, styles.bar)} value={percent} max={100} aria-labelledby={headingId} />
      {status === ProfileStatus.paused ? (
        <Muted>
          {texts.paused} <a {...link(href('helper-settings-work-settings'))}>{texts.resume}</a>
        </Muted>
      ) : (
        <Muted>{missing.length === 0 ? texts.ready : texts.notReady}</Muted>
      )}
      {missing.length > 0 && (
        <Columns as="ul">
          {missing.map((part) => (
            <li key={part}>
              <Row
                as="a"
                gap={2}
                justify="between"
                tone="ink"
                {...link(href(pageOfPart[part]))}
                className={styles.part}
              >
                <span>
                  <strong>{texts.missingPart[part].action}</strong>
                  <Muted as="span">{texts.missingPart[part].why}</Muted>
                </span>
                <ChevronRightIcon />
              </Row>
            </li>
          ))}
        </Columns>
      )}
    </Stack>
  );
}
