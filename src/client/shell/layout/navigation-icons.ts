import AccountBalanceWallet from '@mui/icons-material/AccountBalanceWalletOutlined';
import Article from '@mui/icons-material/ArticleOutlined';
import Brush from '@mui/icons-material/BrushOutlined';
import Checkroom from '@mui/icons-material/CheckroomOutlined';
import Collections from '@mui/icons-material/CollectionsOutlined';
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumberOutlined';
import Dashboard from '@mui/icons-material/DashboardOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import EditNote from '@mui/icons-material/EditNoteOutlined';
import Extension from '@mui/icons-material/ExtensionOutlined';
import Factory from '@mui/icons-material/FactoryOutlined';
import FolderOpen from '@mui/icons-material/FolderOpenOutlined';
import Gavel from '@mui/icons-material/GavelOutlined';
import Group from '@mui/icons-material/GroupOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Insights from '@mui/icons-material/InsightsOutlined';
import Inventory2 from '@mui/icons-material/Inventory2Outlined';
import Layers from '@mui/icons-material/LayersOutlined';
import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import Payments from '@mui/icons-material/PaymentsOutlined';
import Policy from '@mui/icons-material/PolicyOutlined';
import Assessment from '@mui/icons-material/AssessmentOutlined';
import Receipt from '@mui/icons-material/ReceiptOutlined';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import Sell from '@mui/icons-material/SellOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import SupportAgent from '@mui/icons-material/SupportAgentOutlined';
import TrendingUp from '@mui/icons-material/TrendingUpOutlined';
import WorkHistory from '@mui/icons-material/WorkHistoryOutlined';
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
};
