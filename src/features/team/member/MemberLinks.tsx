import type { EmployeeDetail } from '#generated/model';
import { formatPhone } from '#platform/lib/phone';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { CalendarIcon, PhoneIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { memberTexts as texts } from './texts';

/** Quick links: call the person, and see their jobs. */
export function MemberLinks({ member: { phone, user_id } }: { member: Pick<EmployeeDetail, 'phone' | 'user_id'> }) {
  const link = useLink();
  const jobs = new URLSearchParams({ view: 'agenda', person: String(user_id) });
  return (
    <>
      <Button variant="outline" icon={<CalendarIcon />} {...link(`${href('company-calendar')}?${jobs}`)}>
        {texts.jobs}
      </Button>
      {phone !== '' && (
        <Button
          variant="outline"
          icon={<PhoneIcon />}
          href={`tel:+1${phone}`}
          aria-label={texts.callAt(formatPhone(phone, 'list'))}
        >
          {texts.call}
        </Button>
      )}
    </>
  );
}
