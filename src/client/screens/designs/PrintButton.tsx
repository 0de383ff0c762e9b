import Download from '../../ui/icons/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { DesignPosition } from '../../../domain/design/design';
import type { MockupDesign } from '../../entities/mockup-designs';
import { pushTask } from '../../tasks/kinds';
import { Hint } from '../../ui/Hint';

interface PrintButtonProps {
  readonly design: MockupDesign;
  readonly side: DesignPosition;
  /** What is printed is what is saved. */
  readonly unsaved: boolean;
}

/** Has the print file of one side made, and gives it to the person. */
export const PrintButton = ({ design, side, unsaved }: PrintButtonProps) => {
  const { t } = useTranslation('designs');
  const { t: lists } = useTranslation('lists');
  const dispatch = useDispatch();
  const name = lists(`position.${side}`);
  const isPrinted = design.prints.some(({ position }) => position === side);
  return (
    <Hint title={unsaved ? t('print.saveFirst') : t('print.hint', { side: name })}>
      <span>
        <Button
          startIcon={<Download />}
          disabled={unsaved || !isPrinted}
          onClick={() => dispatch(pushTask('printFiles', { designId: design._id, sideId: side, of: `${design.name}, ${name}` }))}
        >
          {t('print.download')}
        </Button>
      </span>
    </Hint>
  );
};
