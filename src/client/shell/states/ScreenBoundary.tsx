import { Component, lazy, Suspense, type ReactNode } from 'react';

const BrokenScreen = lazy(async () => ({ default: (await import(/* webpackChunkName: "tools" */ './BrokenScreen')).BrokenScreen }));

interface BoundaryProps {
  readonly children: ReactNode;
  /** Another value gives the children a new chance, such as the next screen's address. */
  readonly place: string;
}

interface BoundaryState {
  readonly error: Error | null;
  readonly place: string;
}

/** Keeps a screen that breaks from taking the rest with it. */
export class ScreenBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, place: this.props.place };

  static getDerivedStateFromError(error: Error): Partial<BoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return place === state.place ? null : { error: null, place };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <Suspense>
        <BrokenScreen error={error} />
      </Suspense>
    );
  }
}
