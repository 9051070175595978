import { useOthersPresent } from '../../../../platform/realtime/RealtimeContext';
import { Callout } from '../../../../platform/ui/feedback/Callout';
import { changeTexts } from './changeTexts';

/** Says who else has this job open for editing. Nobody is kept from saving. */
export function OthersEditing({ orderId }: { orderId: number }) {
  const [first, ...more] = useOthersPresent(`orders.${orderId}`);
  return (
    <div role="status">{first && <Callout intent="info" title={changeTexts.editing(first.name, more.length)} />}</div>
  );
}
