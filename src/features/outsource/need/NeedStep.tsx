import { nameCustomer } from '#domain/people/personName';
import { WhenLine, getDetailsPath } from '../../orders';
import type { Branch } from '#generated/model';
import { FormSection } from '#platform/forms/layout/FormSection';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { Button } from '#platform/ui/inputs/Button';
import { useNow } from '#platform/ui/clock/useNow';
import { listOpenNeeds, type StaffedJob } from '../create/offerValues';
import { CrewNeeds } from './CrewNeeds';
import { DraftFields } from './DraftFields';
import { JobsToStaff } from './JobsToStaff';
import styles from './need.module.css';
import { NeedLine } from './NeedLine';
import { needTexts as texts } from './texts';

type NeedStepProps = { branch: Branch; job: StaffedJob | undefined; onChooseJob: (orderId: number) => void };

/** Step for the need: the open slots of a job, or a new need, each from one line and a few fields. */
export function NeedStep({ branch, job, onChooseJob }: NeedStepProps) {
  if (job) return <JobNeed branch={branch} job={job} />;
  return (
    <div className={styles.columns}>
      <div className={styles.sections}>
        <FormSection level={3} title={texts.lineTitle} why={texts.lineWhy}>
          <NeedLine branch={branch} />
        </FormSection>
        <FormSection level={3} title={texts.crewTitle} why={texts.crewWhy}>
          <CrewNeeds />
        </FormSection>
        <FormSection level={3} title={texts.whenTitle} why={texts.whenWhy}>
          <DraftFields branch={branch} />
        </FormSection>
      </div>
      <FormSection level={3} title={texts.jobsTitle} why={texts.jobsWhy}>
        <JobsToStaff branchId={branch.id} onChoose={onChooseJob} />
      </FormSection>
    </div>
  );
}

function JobNeed({ branch, job }: { branch: Branch; job: StaffedJob }) {
  const { order, crew } = job;
  const link = useLink();
  const now = useNow();
  return (
    <div className={styles.sections}>
      <FormSection level={3} title={texts.jobTitle(order.number)} why={texts.jobWhy}>
        <div className={styles.job}>
          <span className={styles.jobLines}>
            <strong>{nameCustomer(order)}</strong>
            <span className={styles.quiet}>
              <WhenLine job={order} now={now} />
            </span>
          </span>
          <span className={styles.jobActions}>
            <Button {...link(getDetailsPath(order))}>{texts.openJob}</Button>
            <Button variant="quiet" {...link(href('company-outsourcing'))}>
              {texts.otherNeed}
            </Button>
          </span>
        </div>
        <NeedLine branch={branch} job={job} />
      </FormSection>
      <FormSection level={3} title={texts.crewTitle} why={texts.crewWhy}>
        <CrewNeeds open={listOpenNeeds(crew)} />
      </FormSection>
    </div>
  );
}
