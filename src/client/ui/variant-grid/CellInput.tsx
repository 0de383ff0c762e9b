import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

interface CellInputProps {
  readonly label: string;
  /** What stands there first. */
  readonly text: string;
  /** It replaces what was there; else that is chosen whole. */
  readonly replaces: boolean;
  readonly numeric: boolean;
  /** `text` null: nothing is taken. */
  readonly onDone: (text: string | null, move: 'down' | 'on' | 'back' | null) => void;
}

/** The cell of a grid while somebody types in it. Enter and Tab take it and go on, Escape leaves it as it was. */
export const CellInput = ({ label, text: first, replaces, numeric, onDone }: CellInputProps) => {
  const [text, setText] = useState(first);
  const input = useRef<HTMLInputElement>(null);
  const done = useRef(false);
  useEffect(() => {
    input.current?.focus();
    if (!replaces) input.current?.select();
  }, [replaces]);
  const end = (taken: string | null, move: 'down' | 'on' | 'back' | null): void => {
    if (done.current) return;
    done.current = true;
    onDone(taken, move);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    event.stopPropagation();
    if (event.key === 'Enter') end(text, 'down');
    else if (event.key === 'Tab') end(text, event.shiftKey ? 'back' : 'on');
    else if (event.key === 'Escape') end(null, null);
    else return;
    event.preventDefault();
  };
  return (
    <input
      ref={input}
      aria-label={label}
      value={text}
      inputMode={numeric ? 'decimal' : 'text'}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => end(text, null)}
      onKeyDown={onKeyDown}
    />
  );
};
