import { useFormValue } from '../../../platform/forms/formValues';
import type { OrderValues } from '../model/orderValues';

type UseValue = <Name extends keyof OrderValues>(name: Name) => OrderValues[Name];

/** One value of the order form around; draws anew when that value changes and at nothing else. */
export const useOrderValue: UseValue = useFormValue as UseValue;
