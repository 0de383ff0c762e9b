import { Stacked } from '../../ui/list/cells';

interface ItemNameProps {
  readonly name: string;
  readonly identity: string | number;
  readonly sku: string;
}

/** An item as lists name it: its name, and its number and SKU beneath. */
export const ItemName = ({ name, identity, sku }: ItemNameProps) => (
  <Stacked title={`${name}\n#${identity} · ${sku}`}>
    <b>{name}</b>
    <small>
      #{identity} · {sku}
    </small>
  </Stacked>
);
