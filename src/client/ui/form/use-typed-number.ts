import { useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { plainNumber, writtenNumber } from '../number-text';

/** What an input needs to have a number typed in it. */
interface TypedNumber {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  readonly onBlur: () => void;
}

/**
 * An input for a number as people write it. `plain` is the number's plain text (`1234.5`), or what was typed that is no number: the same is put. It
 * is shown in the person's language; what is being typed stands as it is typed, until it is left or becomes something else by other means.
 */
export const useTypedNumber = (plain: string, put: (plain: string) => void): TypedNumber => {
  const { language } = useTranslation().i18n;
  const [typed, setTyped] = useState<{ readonly text: string; readonly plain: string } | null>(null);
  return {
    value: typed?.plain === plain ? typed.text : writtenNumber(plain, language),
    onChange: ({ target: { value: text } }) => {
      const next = plainNumber(text, language);
      setTyped({ text, plain: next });
      put(next);
    },
    onBlur: () => setTyped(null),
  };
};
