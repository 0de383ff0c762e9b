import { useMemo } from 'react';
import type { SaveForm } from '../../../ui/form/use-save-form';
import type { PresetForm } from './preset-form';

type PageForm = SaveForm<PresetForm, PresetForm>;

/** What a part of the page needs of its form. */
interface SectionForm extends Pick<PageForm, 'control' | 'register' | 'getValues' | 'setValue' | 'errorOf'> {
  /** Somebody tried to save it. */
  readonly tried: boolean;
}

/** What every part of the page's form is given. */
export interface SectionProps {
  readonly form: SectionForm;
}

/** The same while nothing is refused: that something is typed in one part draws no other. */
export const useSectionForm = ({ control, register, getValues, setValue, errorOf, formState: { submitCount } }: PageForm): SectionForm => {
  const tried = submitCount > 0;
  return useMemo(
    () => ({ control, register, getValues, setValue, errorOf, tried }),
    [control, register, getValues, setValue, errorOf, tried],
  );
};
