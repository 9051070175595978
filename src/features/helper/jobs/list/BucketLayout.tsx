import type { InvitationBucket } from '../../../../generated/model';
import { JoinRequests } from '../requests/JoinRequests';
import { Bucket } from './Bucket';
import { BucketHeader } from './BucketHeader';

/** A page of the helper's invitations and jobs. */
export function BucketLayout({ bucket }: { bucket: InvitationBucket }) {
  return (
    <>
      <BucketHeader kind="company" bucket={bucket} />
      {bucket === 'new' && <JoinRequests />}
      <Bucket key={bucket} bucket={bucket} />
    </>
  );
}
