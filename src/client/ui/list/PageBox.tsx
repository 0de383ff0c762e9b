import { useTranslation } from 'react-i18next';
import { pageSelection, setSelected, type Selection } from './selection';

interface PageBoxProps {
  /** Of the rows on the page; empty for those that have not been loaded yet. */
  readonly ids: readonly string[];
  readonly selection: { readonly value: Selection; readonly onChange: (selection: Selection) => void };
}

/** Chooses all rows of the page, or none. */
export const PageBox = ({ ids, selection }: PageBoxProps) => {
  const { t } = useTranslation();
  const page = pageSelection(selection.value, ids);
  const choosePage = (on: boolean) => {
    const loaded = ids.filter((id) => id !== '');
    selection.onChange(setSelected(selection.value, loaded, on, loaded));
  };
  return (
    <input
      type="checkbox"
      ref={(box) => {
        if (box) box.indeterminate = page === 'some';
      }}
      checked={page === 'all'}
      aria-label={t('list.selectPage')}
      onChange={({ target }) => choosePage(target.checked)}
    />
  );
};
