import { TeamOfBranch } from './TeamOfBranch';

/** In-house staff, whatever they work as (spec section 6). */
export default function EmployeesPage() {
  return <TeamOfBranch list="employees" />;
}
