import { TeamOfBranch } from './TeamOfBranch';

/** Everybody who works for the branch, with its numbers (spec section 2). */
export default function TeamPage() {
  return <TeamOfBranch list="all" />;
}
