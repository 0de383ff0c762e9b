import { useSearchParams } from 'react-router-dom';
import { changeAddress } from './address';
import type { ListFilter, TabFilter } from './filters';
import { TabLinks } from './TabLinks';

interface TabFiltersProps {
  readonly filters: readonly ListFilter[];
  /** Values by name, from the address. */
  readonly values: Readonly<Record<string, string>>;
}

/** What sorts a list in another way than its tabs do, as links under these. */
export const TabFilters = ({ filters, values }: TabFiltersProps) =>
  filters.flatMap((filter) => (filter.kind === 'tabs' ? <Row key={filter.name} filter={filter} value={values[filter.name] ?? ''} /> : []));

const Row = ({ filter: { name, label, all, options = [] }, value }: { readonly filter: TabFilter; readonly value: string }) => {
  const [params] = useSearchParams();
  const links = [{ value: '', label: all }, ...options];
  return (
    <TabLinks
      quiet
      label={label}
      value={value}
      tabs={links.map((link) => ({ ...link, to: `?${changeAddress(params, { [name]: link.value }).toString()}` }))}
    />
  );
};
