import { useTranslation } from 'react-i18next';
import type { SaveFailure } from '../../editor/save/actions';
import { refusalSentence } from '../../ui/refusal';

/** What a person reads of a save that stopped. */
export const useFailureText = (): ((failure: SaveFailure) => string) => {
  const { t } = useTranslation('editor');
  return (failure) => {
    const message = refusalSentence(failure);
    return failure.reason === null ? message : t(`publish.failure.${failure.reason}`, { message });
  };
};
