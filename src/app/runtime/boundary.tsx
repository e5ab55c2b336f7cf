import { Component } from 'react';
import type { ComponentType, ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  /** in the place of what threw; `retry` renders that again */
  failed: ComponentType<{ retry: () => void }>;
  onThrow?: () => void;
}

/** Stands around a screen, an island, a part or an overlay. What throws in one leaves the others standing, is reported, and can be tried again. */
export class Boundary extends Component<BoundaryProps, { threw: boolean }> {
  override state = { threw: false };

  override componentDidCatch(error: unknown) {
    this.setState({ threw: true });
    // Uncaught, as it would have been: the visit's report and the console hear of it. Engines before 95 have no `reportError`.
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
