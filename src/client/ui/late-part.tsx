import { lazy, useState, type ComponentType } from 'react';

/** A part of the screen whose code loads when it is first shown, or ahead. */
export type LatePart<Props extends object> = ComponentType<Props> & {
  /** Loads it ahead. A failure is told where the part is shown. */
  readonly prepare: () => void;
};

/**
 * A part that loads late. One that is here when it is first shown is drawn at once; React's own `lazy` would show a gap before it, which it then
 * keeps for up to 300 ms.
 */
export const latePart = <Props extends object>(load: () => Promise<ComponentType<Props>>): LatePart<Props> => {
  let here: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;
  const bring = (): Promise<ComponentType<Props>> => {
    coming ??= load().then(
      (part) => (here = part),
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  const Later = lazy(async () => ({ default: await bring() }));
  const Part = (props: Props) => {
    // Chosen once: another choice would be another component, and what is in it would be lost.
    const [Shown] = useState<ComponentType<Props>>(() => here ?? Later);
    return <Shown {...props} />;
  };
  return Object.assign(Part, { prepare: () => void bring().catch(() => undefined) });
};
