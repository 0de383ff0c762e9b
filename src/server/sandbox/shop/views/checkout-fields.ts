import { html } from '../../views/html';

interface Field {
  readonly name: string;
  readonly label: string;
  readonly example: string;
  readonly autocomplete: string;
  readonly optional?: boolean;
  readonly type?: string;
}

/** Filled in with an invented buyer, so that trying the shop takes one press. */
const FIELDS: readonly Field[] = [
  { name: 'first_name', label: 'First name', example: 'Robin', autocomplete: 'given-name' },
  { name: 'last_name', label: 'Last name', example: 'Baker', autocomplete: 'family-name' },
  { name: 'address_1', label: 'Street address', example: '12 Harbour Street', autocomplete: 'address-line1' },
  { name: 'address_2', label: 'Apartment, suite, unit', example: '', autocomplete: 'address-line2', optional: true },
  { name: 'city', label: 'City', example: 'Portland', autocomplete: 'address-level2' },
  { name: 'state', label: 'State or province', example: 'OR', autocomplete: 'address-level1', optional: true },
  { name: 'postcode', label: 'ZIP / postal code', example: '97201', autocomplete: 'postal-code' },
  { name: 'email', label: 'Email', example: 'robin.baker@example.com', autocomplete: 'email', type: 'email' },
  { name: 'phone', label: 'Phone', example: '+1 503 555 0142', autocomplete: 'tel', optional: true, type: 'tel' },
];

const COUNTRIES: readonly (readonly [string, string])[] = [
  ['US', 'United States'],
  ['AU', 'Australia'],
  ['CA', 'Canada'],
  ['DE', 'Germany'],
  ['FR', 'France'],
  ['GB', 'United Kingdom'],
  ['PT', 'Portugal'],
  ['VN', 'Vietnam'],
];

const valueOf = (form: Readonly<Record<string, unknown>>, name: string, example: string): string => {
  const sent = form[name];
  return typeof sent === 'string' ? sent : example;
};

/** Quantity and address of the buy form. */
export const checkoutFields = (form: Readonly<Record<string, unknown>>) => html`
  <label class="field short">
    <span>Quantity</span>
    <input type="number" name="quantity" min="1" max="99" value="${valueOf(form, 'quantity', '1')}" required />
  </label>
  <fieldset class="address">
    <legend>Shipping address</legend>
    ${FIELDS.map(
      ({ name, label, example, autocomplete, optional, type }) =>
        html`<label class="field">
          <span>${label}${optional && html` <small>optional</small>`}</span>
          <input
            type="${type ?? 'text'}"
            name="${name}"
            value="${valueOf(form, name, example)}"
            autocomplete="${autocomplete}"
            ${!optional && html`required`}
          />
        </label>`,
    )}
    <label class="field">
      <span>Country</span>
      <select name="country" autocomplete="country">
        ${COUNTRIES.map(
          ([code, name]) => html`<option value="${code}" ${valueOf(form, 'country', 'US') === code && html`selected`}>${name}</option>`,
        )}
      </select>
    </label>
  </fieldset>
`;
