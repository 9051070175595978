import { formatCustomerName } from '../../orders';
import { hasId } from '#domain/ids';
import type { OrderCard } from '#generated/model';
import { useLink } from '#platform/routing/links/useLink';

type Props = { card: OrderCard; path: string; className?: string | undefined };

/** The number of a job, which leads to it. An empty place where the provider does not number its jobs. */
export function JobLink({ card, path, className }: Props) {
  const link = useLink();
  if (card.number === '' || !hasId(card.order_id)) return <span className={className}>{card.number}</span>;
  return (
    <a className={className} {...link(path)}>
      {card.number}
    </a>
  );
}

/** The customer of a job. Leads to the job if its number does not; nothing if only the number is known. */
export function JobCustomer({ card, path }: Props) {
  const link = useLink();
  const name = formatCustomerName(card);
  if (card.number !== '') return name === card.number ? null : name;
  return hasId(card.order_id) ? <a {...link(path)}>{name}</a> : name;
}
