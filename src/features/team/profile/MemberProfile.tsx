import type { EmployeeDetail } from '#generated/model';
import { useFeature } from '#platform/provider/useFeature';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { useNow } from '#platform/ui/clock/useNow';
import { type useMember, useMemberProfile } from '../api';
import { Documents } from './Documents';
import { Identity } from './Identity';
import { NextJobs } from './NextJobs';
import { Notes } from './Notes';
import { Hours, MemberReliability } from './Numbers';
import { PastJobs, Ratings } from './PastJobs';
import styles from './profile.module.css';
import { Terms } from './Terms';
import { profileTexts as texts } from './texts';
import { WorkPart } from './WorkPart';

type Props = { member: EmployeeDetail; query: ReturnType<typeof useMember> };

/** Everything the office knows about a member. Their work loads separately, and fails separately. */
export function MemberProfile({ member, query }: Props) {
  const now = useNow();
  const work = useMemberProfile(member.id);
  const hasWork = useFeature('memberProfile') && member.positions.length > 0;
  return (
    <div className={styles.profile}>
      {query.isRefetchError && <RetryNote query={query} text={texts.stale} />}
      <Identity member={member} work={hasWork ? work.data : undefined} now={now} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <NextJobs member={member} now={now} />
          {hasWork && (
            <WorkPart query={work} height={240}>
              {(loaded) => (
                <>
                  <PastJobs work={loaded} now={now} />
                  <Ratings work={loaded} now={now} />
                </>
              )}
            </WorkPart>
          )}
        </div>
        <div className={styles.column}>
          {hasWork && !work.isLoadingError && (
            <WorkPart query={work} height={320}>
              {(loaded) => (
                <>
                  <Hours work={loaded} now={now} />
                  <MemberReliability work={loaded} />
                </>
              )}
            </WorkPart>
          )}
          <Notes member={member} />
          <Documents member={member} now={now} />
          <Terms member={member} work={hasWork ? work.data : undefined} />
        </div>
      </div>
    </div>
  );
}
