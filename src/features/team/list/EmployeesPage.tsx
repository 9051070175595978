import { TeamView } from './TeamView';

/** Employees in any position (spec section 6). */
export default function EmployeesPage() {
  return <TeamView list="employees" />;
}
