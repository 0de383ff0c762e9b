import AccountBalanceWallet from '../../ui/icons/AccountBalanceWalletOutlined';
import Article from '../../ui/icons/ArticleOutlined';
import Brush from '../../ui/icons/BrushOutlined';
import Checkroom from '../../ui/icons/CheckroomOutlined';
import Collections from '../../ui/icons/CollectionsOutlined';
import ConfirmationNumber from '../../ui/icons/ConfirmationNumberOutlined';
import Dashboard from '../../ui/icons/DashboardOutlined';
import Description from '../../ui/icons/DescriptionOutlined';
import EditNote from '../../ui/icons/EditNoteOutlined';
import Extension from '../../ui/icons/ExtensionOutlined';
import Factory from '../../ui/icons/FactoryOutlined';
import FolderOpen from '../../ui/icons/FolderOpenOutlined';
import Gavel from '../../ui/icons/GavelOutlined';
import Group from '../../ui/icons/GroupOutlined';
import HelpOutline from '../../ui/icons/HelpOutlineOutlined';
import History from '../../ui/icons/HistoryOutlined';
import Insights from '../../ui/icons/InsightsOutlined';
import Inventory2 from '../../ui/icons/Inventory2Outlined';
import Layers from '../../ui/icons/LayersOutlined';
import LocalShipping from '../../ui/icons/LocalShippingOutlined';
import Payments from '../../ui/icons/PaymentsOutlined';
import Policy from '../../ui/icons/PolicyOutlined';
import Assessment from '../../ui/icons/AssessmentOutlined';
import Receipt from '../../ui/icons/ReceiptOutlined';
import ReceiptLong from '../../ui/icons/ReceiptLongOutlined';
import Sell from '../../ui/icons/SellOutlined';
import Settings from '../../ui/icons/SettingsOutlined';
import Storefront from '../../ui/icons/StorefrontOutlined';
import SupportAgent from '../../ui/icons/SupportAgentOutlined';
import TrendingUp from '../../ui/icons/TrendingUpOutlined';
import WorkHistory from '../../ui/icons/WorkHistoryOutlined';
import type { Icon } from '../../ui/styles';
import type { EntryId } from './navigation';

/** The icon of each entry of the menus. Whoever shows them loads later than the first picture. */
export const navigationIcons: Readonly<Record<EntryId, Icon>> = {
  dashboard: Dashboard,
  fulfillmentReport: Insights,
  orderReport: Assessment,
  invoice: Receipt,
  orders: ReceiptLong,
  trackings: LocalShipping,
  support: SupportAgent,
  paypal: Payments,
  external: Sell,
  internal: Inventory2,
  trend: TrendingUp,
  productTypes: Checkroom,
  mockups: Layers,
  blogsWrite: EditNote,
  blogsAll: Article,
  stores: Storefront,
  fulfilments: Factory,
  policies: Policy,
  jobs: WorkHistory,
  designTasks: Brush,
  orderTickets: ConfirmationNumber,
  designCollection: Collections,
  files: FolderOpen,
  users: Group,
  integrations: Extension,
  topup: AccountBalanceWallet,
  history: History,
  settings: Settings,
  help: HelpOutline,
  policy: Gavel,
  terms: Description,
  qa: History,
  audit: Policy,
};
