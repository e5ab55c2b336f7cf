import { Component, type ComponentType, type ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  /** shown in place of the subtree that threw; `retry` renders that again */
  failed: ComponentType<{ retry: () => void }>;
  onThrow?: () => void;
}

/** Error boundary of a screen, an island, a part or an overlay: the rest of the page stays, the error is reported, and `failed` offers a retry. */
export class Boundary extends Component<BoundaryProps, { threw: boolean }> {
  override state = { threw: false };

  override componentDidCatch(error: unknown) {
    this.setState({ threw: true });
    // Rethrown as an uncaught error, so that the visit's report and the console get it. Engines before 95 have no `reportError`.
    setTimeout(() => {
      throw error;
    });
    this.props.onThrow?.();
  }

  override render() {
    const { children, failed: Failed } = this.props;
    return this.state.threw ? <Failed retry={() => this.setState({ threw: false })} /> : children;
  }
}
