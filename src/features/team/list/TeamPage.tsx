import { TeamView } from './TeamView';

/** Everyone who works for the branch, with key numbers (spec section 2). */
export default function TeamPage() {
  return <TeamView list="all" />;
}
