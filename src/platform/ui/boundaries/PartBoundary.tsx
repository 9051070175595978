import { Component, type ReactNode } from 'react';
import { logBrokenPart } from '../../lib/log/log';
import { ErrorState } from '../feedback/ErrorState';
import { texts } from '../texts';

type Props = {
  /** The operation whose answer the part shows. */
  operation: string;
  /** The value the part shows. A new value triggers another attempt. */
  of: unknown;
  /** Fetches it again. */
  onRetry?: () => void;
  /** Shown instead of the message that the part is missing. */
  fallback?: ReactNode;
  children: ReactNode;
};

type State = { of: unknown; isBroken: boolean };

/** Keeps a part that cannot show its answer from breaking the rest of the screen. */
export class PartBoundary extends Component<Props, State> {
  override state: State = { of: this.props.of, isBroken: false };

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ of }: Props, state: State): State | null {
    return of === state.of ? null : { of, isBroken: false };
  }

  override componentDidCatch(error: unknown): void {
    logBrokenPart(this.props.operation, error);
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    return <ErrorState text={texts.partBroken} onRetry={this.retry} />;
  }

  private readonly retry = () => {
    this.setState({ isBroken: false });
    this.props.onRetry?.();
  };
}
