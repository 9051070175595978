import { MaskedField } from '../../../platform/forms/MaskedField';
import { createMask } from '../../../platform/forms/masks';
import { SelectField } from '../../../platform/forms/SelectField';
import { TextField } from '../../../platform/forms/TextField';
import { usStates } from '../../../platform/lib/usStates';
import { orderRules as rules } from '../model/orderRules';
import styles from './OrderForm.module.css';
import { stopTexts as texts } from './stopTexts';

export function StopAddress({ path }: { path: string }) {
  return (
    <>
      <div className={styles.addressLine}>
        <TextField
          name={`${path}.address_line`}
          label={texts.address}
          autoComplete="off"
          required
          validate={rules.address}
        />
        <TextField name={`${path}.unit`} label={texts.unit} autoComplete="off" validate={rules.unit} />
      </div>
      <div className={styles.cityLine}>
        <TextField name={`${path}.city`} label={texts.city} autoComplete="off" required validate={rules.city} />
        <SelectField name={`${path}.state`} label={texts.state} items={usStates} autoComplete="off" required />
        <MaskedField
          name={`${path}.zip`}
          label={texts.zip}
          mask={zipMask}
          width="short"
          autoComplete="off"
          required
          validate={rules.zip}
        />
      </div>
    </>
  );
}

const zipMask = createMask('#####');
