import { AnchorButton, Button as BlueprintButton } from '@blueprintjs/core';
import type { AriaAttributes, MouseEvent, ReactElement, ReactNode, Ref } from 'react';
import { classes } from '../classes';
import { Spinner } from '../feedback/Spinner';
import styles from './Button.module.css';

/** Heights in pixels: 28, 36, 40, 48 (names from spec section 9). */
export const BUTTON_SIZES = { small: 28, average: 36, medium: 40, large: 48 } as const;
type ButtonSize = keyof typeof BUTTON_SIZES;
type ButtonIntent = 'neutral' | 'primary' | 'danger';
type ButtonVariant = 'fill' | 'outline' | 'quiet';

type PopupAttributes = Pick<
  AriaAttributes,
  'aria-expanded' | 'aria-haspopup' | 'aria-controls' | 'aria-pressed' | 'aria-describedby' | 'aria-current'
>;

export type ButtonProps = PopupAttributes & {
  children?: ReactNode;
  intent?: ButtonIntent;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactElement;
  endIcon?: ReactElement;
  /** Keeps the focus and the width, shows a spinner and ignores clicks. */
  loading?: boolean;
  disabled?: boolean;
  /** Takes the full width of its container. */
  fill?: boolean;
  /** At least 44 px high at any size: for screens used with gloves. */
  touch?: boolean;
  type?: 'button' | 'submit';
  /** Of a submit button, to know which of several was pressed. */
  value?: string;
  /** Renders a link; `onClick` may still navigate without a page load. */
  href?: string;
  target?: '_blank';
  form?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  className?: string;
  tabIndex?: number;
  title?: string;
  'aria-label'?: string;
  ref?: Ref<HTMLButtonElement>;
};

export function Button(props: ButtonProps) {
  const { loading = false, href, target, ref, type = 'button', value, form, children, icon, onClick } = props;
  const shared = {
    ...pickAttributes(props),
    className: buttonClass(props),
    disabled: props.disabled === true,
    'aria-busy': loading || undefined,
    'aria-disabled': loading || props.disabled === true || undefined,
    icon: loading ? <Spinner size={16} /> : icon,
    endIcon: props.endIcon,
    onClick: loading ? preventClick : onClick,
  };
  if (href !== undefined) {
    // Blueprint gives every link the role of a button; ours navigates, so it keeps its own role.
    const link = { ...shared, role: undefined, href, target, rel: target === '_blank' ? 'noopener' : undefined };
    return <AnchorButton {...link}>{children}</AnchorButton>;
  }
  return (
    <BlueprintButton {...shared} ref={ref} type={type} value={value} form={form}>
      {children}
    </BlueprintButton>
  );
}

function buttonClass(props: ButtonProps): string {
  const { intent = 'neutral', variant = 'fill', size = 'average' } = props;
  const isIconOnly = props.children === undefined;
  return classes(
    styles.button,
    styles[variant],
    styles[intent],
    styles[size],
    isIconOnly && styles.iconOnly,
    props.fill && styles.wide,
    props.touch && styles.touch,
    props.className,
  );
}

function pickAttributes(props: ButtonProps) {
  return {
    tabIndex: props.tabIndex,
    title: props.title,
    'aria-label': props['aria-label'],
    'aria-expanded': props['aria-expanded'],
    'aria-haspopup': props['aria-haspopup'],
    'aria-controls': props['aria-controls'],
    'aria-pressed': props['aria-pressed'],
    'aria-describedby': props['aria-describedby'],
    'aria-current': props['aria-current'],
  };
}

/** A busy submit button must not submit again. */
function preventClick(event: MouseEvent<HTMLElement>): void {
  event.preventDefault();
}

type IconButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'endIcon' | 'aria-label' | 'title' | 'fill'> & {
  icon: ReactElement;
  /** Name of the action: read aloud, and shown on hover. */
  label: string;
};

export function IconButton({ label, variant = 'quiet', ...props }: IconButtonProps) {
  return <Button {...props} variant={variant} aria-label={label} title={label} />;
}
