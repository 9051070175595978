import type { ReactNode, MouseEvent } from 'react';
import { can } from '#domain/people/rights';
import { href } from '#platform/routing/links/href';
import { Link } from '#platform/routing/links/Link';
import { useLink, useNavigate } from '#platform/routing/links/useLink';
import { useUserType } from '#platform/session/useSession';
import { classes } from '#platform/ui/classes';
import { Callout } from '#platform/ui/feedback/Callout';
import { LockIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Row, Text } from '#platform/ui/layout/Layout';
import { usePlanLimitState } from '../limitsApi';
import type { AddedLimit, PlanLimitState } from '../model/planLimitState';
import { limitTexts as texts } from './texts';
import styles from './PlanLimit.module.css';

type AddWithinPlanProps = {
  limit: AddedLimit;
  /** Return path of the plans page. */
  returnTo: string;
  /** Fills its container, as the button does on a phone. */
  fill?: boolean;
  /** The button that adds one. */
  children: ReactNode;
};

/** The button that adds something, or why the plan allows no more and who can change that. */
export function AddWithinPlan({ limit, returnTo, fill = false, children }: AddWithinPlanProps) {
  const limitState = usePlanLimitState(limit);
  if (!limitState) return children;
  return (
    <Row as="span" gap={2} isInline tone="warning" size={13} className={classes(styles.full, fill && styles.fullWide)}>
      <LockIcon size={14} />
      <span>
        {getPlanLimitText(limit, limitState)} <UpgradeWay limit={limit} returnTo={returnTo} />
      </span>
    </Row>
  );
}

/** Above a form whose result the plan does not allow: shown before anything is typed. */
export function PlanFullNotice({ limit, returnTo }: { limit: AddedLimit; returnTo: string }) {
  const limitState = usePlanLimitState(limit);
  if (!limitState) return null;
  return (
    <Callout intent="warning" title={getPlanLimitText(limit, limitState)}>
      <UpgradeWay limit={limit} returnTo={returnTo} />
    </Callout>
  );
}

type PlanLimitNoticeProps = {
  /** The provider's message. */
  text: string;
  /** The limit that was reached: the first of `errors.plan`. */
  limit?: string | undefined;
  /** Return path: a path of this app with its query. */
  returnTo: string;
};

/** The plan's limit blocks what was sent. The owner gets a link to the plans and back; the form's draft keeps what was typed. */
export function PlanLimitNotice({ text, limit, returnTo }: PlanLimitNoticeProps) {
  const canUpgrade = can(useUserType(), 'manageSubscription');
  const link = useLink();
  const navigate = useNavigate();
  const path = getPlansPath(limit, returnTo);
  /** The form's draft is restored on return, so the leave guard need not ask. */
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(path, { replace: true });
  };
  return (
    <div ref={focusOnMount} tabIndex={-1} className={styles.notice}>
      <Callout intent="warning" title={text} alert>
        <p>{texts.kept}</p>
        <Text as="div" above={2}>
          {canUpgrade ? (
            <Button size="small" variant="outline" {...link(path)} onClick={go}>
              {texts.seePlans}
            </Button>
          ) : (
            texts.askOwner
          )}
        </Text>
      </Callout>
    </div>
  );
}

/** The notice is above a long form whose submit button is at the bottom. */
function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}

/** Way to raise the limit: the owner's link to the plans, or whom to ask. */
export function UpgradeWay({ limit, returnTo }: { limit: string | undefined; returnTo: string }) {
  const isOwner = can(useUserType(), 'manageSubscription');
  if (!isOwner) return <span>{texts.askOwner}</span>;
  return <Link to={getPlansPath(limit, returnTo)}>{texts.upgrade}</Link>;
}

/** "3 of 3 branches used." */
function getPlanLimitText(limit: AddedLimit, limitState: PlanLimitState): string {
  if (limitState.kind === 'readOnly') return texts.readOnly;
  return texts.used[limit](limitState.used, limitState.allowed);
}

/** Path of the plans page for a user who reached a limit, with the way back. */
function getPlansPath(limit: string | undefined, returnTo: string): string {
  const query = new URLSearchParams({ ...(limit !== undefined && { limit }), return: returnTo });
  return `${href('company-settings-subscription')}?${query.toString()}`;
}
