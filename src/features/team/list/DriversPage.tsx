import { TeamView } from './TeamView';

/** Members who drive, including foreman/drivers (spec section 6). */
export default function DriversPage() {
  return <TeamView list="drivers" />;
}
