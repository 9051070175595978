import { TeamOfBranch } from './TeamOfBranch';

/** Members who lead a crew, foreman/drivers among them (spec section 6). */
export default function ForemanPage() {
  return <TeamOfBranch list="foreman" />;
}
