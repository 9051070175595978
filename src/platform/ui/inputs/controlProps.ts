import type { AriaAttributes } from 'react';

/** Props of every input, without its value, to connect a label, a hint and an error. */
export type ControlProps = Pick<
  AriaAttributes,
  'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'aria-invalid' | 'aria-required'
> & {
  id?: string;
  name?: string;
  disabled?: boolean;
  onFocus?: () => void;
  onBlur?: () => void;
};

type AriaControlProps = Pick<ControlProps, 'id' | 'disabled' | keyof ControlAria>;

type ControlAria = Pick<
  ControlProps,
  'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'aria-invalid' | 'aria-required'
>;

/** The attributes of one control, to spread on the element that takes the focus. */
export function controlAttributes(props: ControlProps): AriaControlProps & Pick<ControlProps, 'onFocus' | 'onBlur'> {
  return {
    id: props.id,
    disabled: props.disabled,
    onFocus: props.onFocus,
    onBlur: props.onBlur,
    'aria-label': props['aria-label'],
    'aria-labelledby': props['aria-labelledby'],
    'aria-describedby': props['aria-describedby'],
    'aria-invalid': props['aria-invalid'],
    'aria-required': props['aria-required'],
  };
}
