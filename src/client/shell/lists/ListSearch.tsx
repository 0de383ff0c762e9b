import { useSettledText } from '../../kernel/hooks';
import { SearchField } from '../../ui/SearchField';

interface ListSearchProps {
  /** What the list is searched for. */
  readonly value: string;
  readonly placeholder: string;
  /** Told what was typed when it stays so for a moment. Kept by the caller. */
  readonly onCommit: (text: string) => void;
}

/** The search box of a list. What is being typed is its own: a key draws the box anew and not the list. */
export const ListSearch = ({ value, placeholder, onCommit }: ListSearchProps) => {
  const [text, setText] = useSettledText(value, onCommit);
  return <SearchField slash value={text} onChange={setText} placeholder={placeholder} />;
};
