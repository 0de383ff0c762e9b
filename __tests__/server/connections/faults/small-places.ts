import type { StandIn, StandInAnswer } from '../../../support/stand-ins/stand-in';

/** As much of PayPal as a look at its disputes asks for. */
export const paypalPlace = (disputes: readonly string[]): Pick<StandIn, 'answer'> => ({
  answer: ({ path, method }): StandInAnswer => {
    if (path === '/v1/oauth2/token') return { status: 200, body: { access_token: 'token', expires_in: 30_000 } };
    if (path === '/v1/reporting/transactions') return { status: 200, body: { transaction_details: [], page: 1, total_pages: 1 } };
    const at = new Date(Date.now() - 3_600_000).toISOString();
    if (path === '/v1/customer/disputes')
      return { status: 200, body: { items: disputes.map((dispute_id) => ({ dispute_id, update_time: at })), links: [] } };
    const id = path.split('/').at(-1) ?? '';
    if (method !== 'GET' || !disputes.includes(id)) return { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } };
    const amount = { currency_code: 'USD', value: '20.00' };
    const payment = { seller_transaction_id: `T-${id}`, create_time: at, gross_amount: amount };
    return {
      status: 200,
      body: {
        ...{
          dispute_id: id,
          create_time: at,
          update_time: at,
          disputed_transactions: [payment],
          reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
        },
        ...{ status: 'WAITING_FOR_SELLER_RESPONSE', dispute_life_cycle_stage: 'INQUIRY', dispute_amount: amount, links: [] },
      },
    };
  },
});

/** As much of TrackingMore as a look at parcels asks for: it follows every number, and all are on their way. */
export const trackerPlace = (): Pick<StandIn, 'answer'> => ({
  answer: ({ method, query }): StandInAnswer => {
    const meta = { code: 200, message: '' };
    if (method !== 'GET') return { status: 200, body: { meta, data: { error: [] } } };
    const numbers = (query.get('tracking_numbers') ?? '').split(',').filter(Boolean);
    const data = numbers.map((tracking_number) => ({
      ...{ tracking_number, courier_code: 'ups', delivery_status: 'transit', substatus: 'transit001' },
      origin_info: {
        trackinfo: [{ checkpoint_date: new Date().toISOString(), checkpoint_delivery_status: 'transit', tracking_detail: 'Left' }],
      },
    }));
    return { status: 200, body: { meta, data } };
  },
});
