import { toOrderValues, type OrderValues } from '../../orders';
import type { Order } from '#generated/model';
import { StaleDialog, type StaleDialogProps } from '#platform/forms/merge/StaleDialog';
import { orderMerge } from '../model/orderMerge';
import { formatFieldValue, getFieldLabel } from './formatField';

type StaleOrderDialogProps = Pick<StaleDialogProps<OrderValues, never, Order>, 'stale' | 'base' | 'onSave' | 'onClose'>;

/** Another user saved the order first. */
export function StaleOrderDialog(props: StaleOrderDialogProps) {
  return (
    <StaleDialog
      {...props}
      toValues={toOrderValues}
      rules={orderMerge}
      getLabel={getFieldLabel}
      formatValue={formatFieldValue}
    />
  );
}
