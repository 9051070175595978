import { useOthersPresent } from '#platform/realtime/RealtimeContext';
import { Callout } from '#platform/ui/feedback/Callout';
import { changeTexts } from './texts';

/** Names the other users who are editing this job. Does not block saving. */
export function OthersEditing({ orderId }: { orderId: number }) {
  const [first, ...more] = useOthersPresent(`orders.${orderId}`);
  return (
    <div role="status">{first && <Callout intent="info" title={changeTexts.editing(first.name, more.length)} />}</div>
  );
}
