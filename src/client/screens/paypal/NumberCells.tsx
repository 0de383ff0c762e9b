import Box from '@mui/material/Box';
import { useContext, useEffect, useId, useSyncExternalStore, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { refuse } from '../../../domain/fault';
import { cleanNumber, courierName, COURIERS, couriersFor } from '../../../domain/sales/couriers';
import { paypalItems, type PaypalItem } from '../../entities/paypal-items';
import type { EntitiesState } from '../../kernel/entity-reducer';
import { Words } from '../../ui/list/cells';
import { refusalSentence } from '../../ui/refusal';
import { ownDirection } from '../../ui/styles';
import { showToast } from '../../ui/toast';
import { isTable, spreadPasted } from './pasted-numbers';
import { carrierOf, faultOf, isKept, NumbersContext, type TypedNumber, type TypedNumbers } from './typed-numbers';

interface CellProps {
  readonly row: PaypalItem;
}

/** What is typed in a row, and how to type there. What the payment has by now is typed no more. */
const useTyped = ({ all, put, subscribe }: TypedNumbers, row: PaypalItem) => {
  const { _id, tracking_number, carrier } = row;
  const typed = useSyncExternalStore(subscribe, () => all().get(_id));
  const done = typed?.left === true && isKept(typed, row);
  useEffect(() => {
    if (done) put([[_id, null]]);
  }, [done, put, _id]);
  const shown: TypedNumber = typed ?? { number: tracking_number, carrier };
  return { typed, shown, type: (change: Partial<TypedNumber>) => put([[_id, { ...shown, ...change }]]), revert: () => put([[_id, null]]) };
};

/** Why PayPal could not be told of a row's number, or what is to be done first. */
const sentenceOf = (row: PaypalItem, typed: TypedNumber | undefined): string | null => {
  const number = cleanNumber(typed?.number ?? '');
  if (typed?.left && number !== '') {
    const fault = faultOf(typed);
    if (fault === 'tracking.chooseCourier') return refusalSentence(refuse(fault, { values: { number } }).fault);
    if (fault !== null) return refusalSentence(refuse('tracking.number').fault);
  }
  if (row.push.state !== 'failed' || (typed && number !== typed.sent)) return null;
  const failure = row.push.msg ?? row.msg;
  return failure && refusalSentence({ ...failure, message: failure.msg });
};

/** The tracking number of a payment, typed where it stands. */
export const NumberCell = ({ row }: CellProps) => {
  const numbers = useContext(NumbersContext);
  return numbers ? <NumberInput row={row} numbers={numbers} /> : <Words>{row.tracking_number}</Words>;
};

const inputs = (): HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>('input[data-number]')];

const NumberInput = ({ row, numbers }: CellProps & { readonly numbers: TypedNumbers }) => {
  const { t } = useTranslation('paypal');
  const store = useStore<EntitiesState>();
  const sayId = useId();
  const { typed, shown, type, revert } = useTyped(numbers, row);
  const sentence = sentenceOf(row, typed);

  const leave = (): void => {
    if (!typed) return;
    if (shown.number.trim() === '' || isKept(typed, row)) revert();
    else type({ left: true });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const input = event.currentTarget;
    if (event.key === 'Escape' && typed) {
      event.stopPropagation();
      revert();
    }
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const all = inputs();
    const next = all[all.indexOf(input) + step];
    // Below the last one there is nowhere to go, but what is typed is done with.
    if (!next) return leave();
    next.focus();
    next.select();
  };

  const onPaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text/plain');
    if (!isTable(text)) return;
    event.preventDefault();
    const onPage = [...document.querySelectorAll<HTMLElement>('[data-row]')].flatMap(
      ({ dataset }) => paypalItems.selectById(store.getState(), dataset.row ?? '') ?? [],
    );
    const { changes, over } = spreadPasted(text, onPage, row._id);
    numbers.put(changes);
    if (over > 0) showToast(t('pasted.over', { count: over }), { tone: 'error' });
  };

  return (
    <Box sx={field} data-wrong={sentence !== null || undefined} data-typed={typed !== undefined || undefined}>
      <input
        data-number=""
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        aria-label={t('row.number', { transaction: row.transaction_id })}
        aria-invalid={sentence !== null}
        aria-describedby={sentence === null ? undefined : sayId}
        placeholder={t('row.none')}
        value={shown.number}
        onChange={({ target }) => type({ number: target.value, left: false })}
        onBlur={leave}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      {sentence !== null && (
        <small id={sayId} role="alert" title={sentence}>
          {sentence}
        </small>
      )}
    </Box>
  );
};

/** Who brings a payment's parcel: whose the number is, until somebody says otherwise. */
export const CarrierCell = ({ row }: CellProps) => {
  const numbers = useContext(NumbersContext);
  return numbers ? <CarrierSelect row={row} numbers={numbers} /> : <Words>{row.carrier_name}</Words>;
};

const CarrierSelect = ({ row, numbers }: CellProps & { readonly numbers: TypedNumbers }) => {
  const { t } = useTranslation('paypal');
  const { shown, type } = useTyped(numbers, row);
  const number = cleanNumber(shown.number);
  if (number === '') return '–';
  const carrier = carrierOf(shown) ?? '';
  const fitting = couriersFor(number);
  const others = COURIERS.filter((courier) => !fitting.includes(courier));
  const known = COURIERS.some(({ code }) => code === carrier);
  return (
    <Box sx={field}>
      <select
        aria-label={t('row.carrier', { transaction: row.transaction_id })}
        value={carrier}
        onChange={({ target }) => type({ carrier: target.value, left: true })}
      >
        {carrier === '' && <option value="">{t('row.choose')}</option>}
        {carrier !== '' && !known && <option value={carrier}>{courierName(carrier)}</option>}
        {[...fitting, ...others].map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </Box>
  );
};

/** As quiet as the words of other cells until somebody comes near. */
const field = {
  display: 'grid',
  width: 1,
  minWidth: 0,
  '& input, & select': {
    font: 'inherit',
    ...ownDirection,
    fontSize: 13,
    width: 1,
    minWidth: 0,
    height: 26,
    px: 1.5,
    boxSizing: 'border-box',
    color: 'text.primary',
    bgcolor: 'transparent',
    border: 1,
    borderColor: 'transparent',
    borderRadius: 1,
  },
  '& input:placeholder-shown, & input:hover, & select:hover, &[data-typed] input': { borderColor: 'divider', bgcolor: 'background.paper' },
  '& input:focus-visible, & select:focus-visible': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: 0,
    bgcolor: 'background.paper',
  },
  '&[data-wrong] input': { borderColor: 'error.main' },
  '& option': { bgcolor: 'background.paper' },
  '& small': {
    fontSize: 12,
    lineHeight: 1.3,
    color: 'error.main',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    unicodeBidi: 'plaintext',
  },
} as const;
