import { TeamView } from './TeamView';

/** Members who lead a crew, including foreman/drivers (spec section 6). */
export default function ForemanPage() {
  return <TeamView list="foreman" />;
}
