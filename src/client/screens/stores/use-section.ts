import { useLocation, useNavigate } from 'react-router-dom';
import { SECTIONS, type Section } from '../../../domain/stores/store-fields';

interface OpenSection {
  readonly section: Section;
  readonly go: (section: Section) => void;
  readonly tabs: readonly { readonly section: Section; readonly to: string }[];
  /** How a section is gone to: in the place of the one before, so that Back closes the drawer. */
  readonly step: { readonly replace: true; readonly state: unknown };
}

/** The section of a drawer that is open, by the hash of the address; none: the first. */
export const useSection = (): OpenSection => {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const step = { replace: true, state: state as unknown } as const;
  const toOf = (section: Section): string => `${search}#${section}`;
  return {
    section: SECTIONS.find((each) => `#${each}` === hash) ?? 'connection',
    go: (section) => void navigate(toOf(section), step),
    tabs: SECTIONS.map((section) => ({ section, to: toOf(section) })),
    step,
  };
};
