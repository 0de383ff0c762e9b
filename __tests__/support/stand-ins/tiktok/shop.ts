import { wholeOrder, type PlacedOrder, type SoldProduct, type WholeOrder } from '../shop-stand-in';
import { TikTokMessages } from './messages';
import type { ProductBody } from './shapes';

interface Product {
  readonly id: string;
  body: Omit<ProductBody, 'skus'>;
  skus: readonly (ProductBody['skus'][number] & { readonly id: string })[];
  status: string;
  /** By the shop's clock, unix seconds. */
  updated: number;
}

interface Line {
  readonly id: string;
  readonly sku: string;
  tracking_number: string;
  package_id: string;
}

interface Order {
  readonly id: string;
  readonly created: number;
  updated: number;
  readonly placed: WholeOrder;
  readonly lines: readonly Line[];
  cancelled?: boolean;
  /** Numbers its buyer was told. */
  readonly told: string[];
}

const PRICE = '19.99';

/** One TikTok shop: its products, its orders, its clock. */
export class TikTokShop {
  readonly products = new Map<string, Product>();
  readonly orders = new Map<string, Order>();
  readonly messages = new TikTokMessages(() => this.now());
  /** Names of pictures that were uploaded. */
  readonly pictures = new Set<string>();
  /** Who sends the orders' parcels. */
  shippingType: 'SELLER' | 'TIKTOK' = 'SELLER';
  /** Why TikTok refuses the next product it looks at. */
  auditFailure: string | null = null;
  private readonly made = new Map<string, string>();
  private offset = 0;
  private last = 1_729_000_000_000_000;

  now(): number {
    return Math.floor(Date.now() / 1000) + this.offset;
  }

  advance(seconds: number): void {
    this.offset += seconds;
  }

  nextId(): string {
    this.last += 1;
    return String(this.last);
  }

  /** The product a key has made already, or a new one. */
  create(key: string, { skus, ...body }: ProductBody): Product {
    const before = this.products.get(this.made.get(key) ?? '');
    if (before) return before;
    const id = this.nextId();
    this.made.set(key, id);
    const product = { id, body, skus: skus.map((sku) => ({ ...sku, id: this.nextId() })), status: 'PENDING', updated: this.now() };
    this.products.set(id, product);
    return product;
  }

  edit(product: Product, { skus, ...body }: ProductBody): void {
    product.body = body;
    product.skus = skus.map((sku) => ({ ...sku, id: sku.id ?? this.nextId() }));
    if (product.status === 'FAILED') product.status = 'PENDING';
    product.updated = this.now();
  }

  /** TikTok looks at what is pending the next time somebody asks. */
  audit(product: Product): void {
    if (product.status === 'PENDING') this.stand(product, this.auditFailure === null ? 'ACTIVATE' : 'FAILED');
  }

  stand(product: Product, status: string): void {
    Object.assign(product, { status, updated: this.now() });
  }

  /** One its owner makes at TikTok itself. */
  make(title: string, sku: string, amount: string, category: string): string {
    const id = this.nextId();
    const body = {
      ...{ title, description: '<p>By hand.</p>', category_id: category, category_version: 'v2' as const, main_images: [] },
      package_weight: { value: '1', unit: 'POUND' as const },
    };
    const skus = [{ id: this.nextId(), seller_sku: sku, sales_attributes: [], price: { amount, currency: 'USD' }, inventory: [] }];
    this.products.set(id, { id, body, skus, status: 'ACTIVATE', updated: this.now() });
    return id;
  }

  sold(): readonly SoldProduct[] {
    return [...this.products.values()]
      .filter(({ status }) => status !== 'DELETED')
      .map(({ id, body, skus, status }) => ({
        id,
        title: body.title,
        skus: skus.map(({ seller_sku }) => seller_sku),
        onSale: status === 'ACTIVATE' || status === 'PENDING',
      }));
  }

  place(placed: PlacedOrder): { id: string; line: string } {
    const id = this.nextId();
    const { sku, quantity } = placed;
    const lines = Array.from({ length: quantity }, () => ({ id: this.nextId(), sku, tracking_number: '', package_id: this.nextId() }));
    this.orders.set(id, { id, created: this.now(), updated: this.now(), placed: wholeOrder(placed), lines, told: [] });
    return { id, line: lines[0]!.id };
  }

  ship(order: Order, lines: readonly Line[], number: string, parcel: string): void {
    for (const line of lines) Object.assign(line, { tracking_number: number, package_id: parcel });
    order.updated = this.now();
    order.told.push(number);
  }

  productView({ id, body, skus, status, updated }: Product): unknown {
    const { category_id, brand_id, main_images, size_chart, category_version: _version, ...rest } = body;
    return {
      ...rest,
      id,
      status,
      update_time: updated,
      category_chains: [{ id: category_id, parent_id: '0', local_name: 'T-shirts', is_leaf: true }],
      brand: brand_id ? { id: brand_id, name: 'Brand' } : undefined,
      main_images: main_images.map(({ uri }) => ({ uri, urls: [`https://p16.test/${uri}`], width: 600, height: 600 })),
      size_chart: size_chart ?? {},
      skus: skus.map(({ price, ...sku }) => ({
        ...sku,
        price: { tax_exclusive_price: price.amount, sale_price: price.amount, currency: price.currency },
      })),
      audit_failed_reasons: status === 'FAILED' ? [{ position: 'Product', reasons: [this.auditFailure ?? ''], suggestions: [] }] : [],
    };
  }

  orderView({ id, created, updated, placed, lines, cancelled }: Order): unknown {
    const waiting = cancelled ? 'CANCELLED' : placed.paid ? 'AWAITING_SHIPMENT' : 'UNPAID';
    const shipped = lines.filter(({ tracking_number }) => tracking_number !== '').length;
    return {
      id,
      create_time: created,
      update_time: updated,
      status: shipped === 0 ? waiting : shipped < lines.length ? 'PARTIALLY_SHIPPING' : 'IN_TRANSIT',
      shipping_type: this.shippingType,
      delivery_option_id: '7091146663229654785',
      delivery_option_name: placed.service,
      payment: {
        ...{ currency: 'USD', tax: placed.tax.toFixed(2), shipping_fee: placed.shipping.toFixed(2) },
        total_amount: (lines.length * Number(PRICE) + placed.tax + placed.shipping).toFixed(2),
      },
      paid_time: placed.paid ? created : 0,
      rts_sla_time: placed.shipBy ?? undefined,
      is_buyer_request_cancel: placed.cancelAsked,
      buyer_message: placed.note,
      buyer_email: placed.email,
      recipient_address: {
        name: placed.buyer,
        phone_number: placed.phone,
        postal_code: '94016',
        region_code: 'US',
        address_line1: '1 Analytical Way',
        address_line2: '',
        district_info: [
          { address_level: 'L0', address_level_name: 'Country', address_name: 'United States' },
          { address_level: 'L1', address_level_name: 'State', address_name: 'California' },
          { address_level: 'L3', address_level_name: 'City', address_name: 'Daly City' },
        ],
      },
      line_items: lines.map(({ id: line, sku, tracking_number, package_id }, index) => ({
        id: line,
        sku_id: `sku-${sku}`,
        product_id: '1',
        product_name: 'Tee with a heron',
        seller_sku: sku,
        sku_image: 'https://p16.test/tee.png',
        sale_price: PRICE,
        display_status: index < placed.sent || tracking_number !== '' ? 'IN_TRANSIT' : waiting,
        tracking_number,
        package_id,
      })),
    };
  }
}
