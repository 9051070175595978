import type { ReactElement } from 'react';
import { Button, type ButtonProps } from './Button';

type IconButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'endIcon' | 'aria-label' | 'title' | 'fill'> & {
  icon: ReactElement;
  /** Name of the action: read aloud, and shown on hover. */
  label: string;
};

export function IconButton({ label, variant = 'quiet', ...props }: IconButtonProps) {
  return <Button {...props} variant={variant} aria-label={label} title={label} />;
}
