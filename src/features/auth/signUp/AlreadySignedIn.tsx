import { can } from '#domain/people/rights';
import { branchActions, useBranchDispatch } from '#platform/branches/slice';
import { getLandingPath } from '#platform/routing/guards/guard';
import { href } from '#platform/routing/links/href';
import { Redirect } from '#platform/routing/links/Link';
import { useNavigate } from '#platform/routing/links/useLink';
import { type SessionUser, getVisitor } from '#platform/session/user';
import { BranchIcon, JobIcon, TeamIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Columns, Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { StepFrame } from './StepFrame';
import { signUpTexts as texts } from './texts';
import styles from './SignUp.module.css';

/**
 * A signed-in person needs no sign-up: an owner without a branch sees the next steps, everyone else goes to their own
 * page.
 */
export function AlreadySignedIn({ user }: { user: SessionUser }) {
  if (can(user.type, 'createBranch') && user.branches_count === 0) return <CompanySetUp user={user} />;
  return <Redirect to={getLandingPath(getVisitor(user))} replace />;
}

const next = () => [
  { ...texts.next.branch, icon: <BranchIcon /> },
  { ...texts.next.team, icon: <TeamIcon /> },
  { ...texts.next.job, icon: <JobIcon /> },
];

/** The fourth step for a company: next steps. Nothing else works without a branch. */
function CompanySetUp({ user }: { user: SessionUser }) {
  const dispatch = useBranchDispatch();
  const navigate = useNavigate();
  const addBranch = () => {
    dispatch(branchActions.addBranchPageSet(true));
    navigate(href('company-branch'), { replace: true });
  };
  return (
    <StepFrame current={3} title={texts.ready(user.first_name ?? '')} intro={texts.readyIntro} focusesOnArrival>
      <Stack as="ol" gap={5} className={styles.next}>
        {next().map(({ title, text, icon }) => (
          <Row as="li" gap={4} align="start" key={title}>
            <Row canShrink={false} as="span" justify="center" tone="primary" className={styles.nextIcon}>
              {icon}
            </Row>
            <span>
              <Text as="strong" isBlock weight="strong" className={styles.nextTitle}>
                {title}
              </Text>
              <Muted as="span" isBlock className={styles.nextText}>
                {text}
              </Muted>
            </span>
          </Row>
        ))}
      </Stack>
      <Columns gap={2}>
        <Button intent="primary" size="large" fill onClick={addBranch}>
          {texts.addBranch}
        </Button>
        <Button size="large" variant="quiet" fill onClick={() => navigate(href('company-activity'), { replace: true })}>
          {texts.later}
        </Button>
      </Columns>
    </StepFrame>
  );
}
