import { TeamView } from './TeamView';

/** Members who load and carry (spec section 6). */
export default function HelpersPage() {
  return <TeamView list="helpers" />;
}
