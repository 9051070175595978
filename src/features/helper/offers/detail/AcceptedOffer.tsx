import { href } from '#platform/routing/links/href';
import { useLink, useNavigate } from '#platform/routing/links/useLink';
import { Callout } from '#platform/ui/feedback/Callout';
import { LoadFailed } from '#platform/ui/feedback/LoadFailed';
import { useInvitation } from '../../api';
import { useAnswers } from '../../jobs/answer/useAnswers';
import { JobActions } from '../../jobs/detail/JobActions';
import { JobSections } from '../../jobs/detail/JobSections';
import detailStyles from '../../jobs/detail/detail.module.css';
import { jobDetailTexts, jobListTexts } from '../../jobs/texts';
import { InvitationSkeletons } from '../../jobs/list/InvitationSkeletons';
import styles from './offerDetail.module.css';
import { offerDetailTexts as texts } from '../texts';

/** The job of an accepted offer, as its accepted invitation shows it. */
export function AcceptedOffer({ invitationId }: { invitationId: number }) {
  const query = useInvitation(invitationId);
  const link = useLink();
  const navigate = useNavigate();
  const answers = useAnswers(() => navigate(href('helper-job-outsource-accepted')));
  if (query.data === undefined) {
    return query.isPending ? (
      <InvitationSkeletons />
    ) : (
      <LoadFailed query={query} title={jobDetailTexts.errorTitle} text={jobDetailTexts.errorText} />
    );
  }
  const { number } = query.data.invitation;
  return (
    <div className={detailStyles.page}>
      <Callout intent="success">
        <p>{texts.acceptedNote}</p>
        <p>
          <a className={styles.link} {...link(href('helper-job-company-details', { id: invitationId }))}>
            {jobListTexts.details(number)}
          </a>
        </p>
      </Callout>
      <JobSections {...query.data} />
      <JobActions {...query.data} answers={answers} />
      {answers.dialog}
    </div>
  );
}
