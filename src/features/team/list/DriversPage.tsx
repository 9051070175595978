import { TeamOfBranch } from './TeamOfBranch';

/** Members who drive, foreman/drivers among them (spec section 6). */
export default function DriversPage() {
  return <TeamOfBranch list="drivers" />;
}
