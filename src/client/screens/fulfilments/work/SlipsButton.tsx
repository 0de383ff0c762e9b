import Print from '../../../ui/icons/PrintOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { MOST_SLIPS } from '../../../../domain/sales/work-queue';
import { pushTask } from '../../../tasks/kinds';
import { Hint } from '../../../ui/Hint';

/** Countries that print on Letter. */
const LETTER = /-(?:US|CA|MX|PH|CO|CL|VE)$/u;

/** Has packing slips made, and gives them to the person as one file. */
export const SlipsButton = ({ ids, ...look }: Pick<ButtonProps, 'variant' | 'color'> & { readonly ids: readonly string[] }) => {
  const { t } = useTranslation('workshop');
  const dispatch = useDispatch();
  const tooMany = ids.length > MOST_SLIPS;
  return (
    <Hint title={tooMany ? t('slips.tooMany', { most: MOST_SLIPS }) : ''}>
      <span>
        <Button
          {...look}
          startIcon={<Print />}
          disabled={tooMany || ids.length === 0}
          onClick={() => dispatch(pushTask('workshop', { what: 'slips', ids, paper: LETTER.test(navigator.language) ? 'Letter' : 'A4' }))}
        >
          {t('slips.do', { count: ids.length })}
        </Button>
      </span>
    </Hint>
  );
};
