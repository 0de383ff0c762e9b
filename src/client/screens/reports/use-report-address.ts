import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changeAddress } from '../../ui/list/address';
import { askedDays, type AskedDays } from './report-address';

export interface ReportAddress extends AskedDays {
  readonly params: URLSearchParams;
  readonly change: (changes: Readonly<Record<string, string>>) => void;
}

/** A report's state is its address: days, filters, and what is opened. */
export const useReportAddress = (): ReportAddress => {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changes: Readonly<Record<string, string>>) =>
      setParams((old) => changeAddress(old, { rows: '', of: '', ...changes }), { replace: true }),
    [setParams],
  );
  return useMemo(() => ({ ...askedDays(params), params, change }), [params, change]);
};
