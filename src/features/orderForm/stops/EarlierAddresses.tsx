import type { StopValues } from '../../orders';
import { useDerivedValue } from '#platform/forms/formValues';
import type { FieldName } from '#platform/forms/fieldNames';
import { Button } from '#platform/ui/inputs/Button';
import { formatAddress } from '../model/addressFill';
import { useChosenCustomer } from '../customer/customerContext';
import { customerTexts as texts } from '../texts';
import styles from './Stops.module.css';
import { useFillStop } from './useFillStop';

/** Earlier addresses of the chosen customer, for a stop whose address is empty. */
export function EarlierAddresses({ stop }: { stop: FieldName<StopValues> }) {
  const { customer } = useChosenCustomer();
  const isEmpty = useDerivedValue(
    stop,
    ({ address_line = '', city = '', zip = '' }) => `${address_line}${city}${zip}` === '',
  );
  const { fillEarlier } = useFillStop(stop);
  if (!customer || !isEmpty || customer.addresses.length === 0) return null;
  return (
    <div className={styles.earlier} role="group" aria-label={texts.earlier}>
      {customer.addresses.map((address) => (
        <Button key={formatAddress(address)} size="small" variant="outline" onClick={() => fillEarlier(address)}>
          {texts.useAddress(formatAddress(address))}
        </Button>
      ))}
    </div>
  );
}
