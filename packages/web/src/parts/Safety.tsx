/** What fails inside of it takes nothing else with it: something is said in its place, and another page or another try goes on. */
import { Component, type ReactNode } from 'react';
import { forgetFailures } from './late.js';

interface SafetyProps {
  readonly children: ReactNode;
  /** What is shown instead. */
  readonly instead: (error: unknown, tryAgain: () => void) => ReactNode;
}

interface SafetyState {
  readonly failure: { readonly error: unknown } | undefined;
}

export class Safety extends Component<SafetyProps, SafetyState> {
  override state: SafetyState = { failure: undefined };

  static getDerivedStateFromError(error: unknown): SafetyState {
    return { failure: { error } };
  }

  override componentDidMount(): void {
    addEventListener('hashchange', this.#tryAgain);
  }

  override componentWillUnmount(): void {
    removeEventListener('hashchange', this.#tryAgain);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.instead(failure.error, this.#tryAgain) : this.props.children;
  }

  readonly #tryAgain = (): void => {
    if (!this.state.failure) return;
    forgetFailures();
    this.setState({ failure: undefined });
  };
}
