import { TeamOfBranch } from './TeamOfBranch';

/** Members who load and carry (spec section 6). */
export default function HelpersPage() {
  return <TeamOfBranch list="helpers" />;
}
