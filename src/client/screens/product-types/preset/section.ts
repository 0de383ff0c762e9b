import type { SaveForm } from '../../../ui/form/use-save-form';
import type { PresetForm } from './preset-form';

/** What every part of the page's form is given. */
export interface SectionProps {
  readonly form: SaveForm<PresetForm, PresetForm>;
}
