import type { SvgIconComponent } from '@mui/icons-material'
import Cake from '@mui/icons-material/CakeOutlined'
import CreditCard from '@mui/icons-material/CreditCardOutlined'
import History from '@mui/icons-material/HistoryOutlined'
import Insights from '@mui/icons-material/InsightsOutlined'
import RocketLaunch from '@mui/icons-material/RocketLaunchOutlined'
import Settings from '@mui/icons-material/SettingsOutlined'
import WavingHand from '@mui/icons-material/WavingHandOutlined'
import { awards } from '../awards/awards.tsx'
import { competitions } from '../awards/competitions/competitions.tsx'
import { nominations } from '../awards/nominations/nominations.tsx'
import { exceptions } from '../billing/exceptions/exceptions.tsx'
import { celebrationPages } from '../celebrations/celebrationPages.tsx'
import { webhooks } from '../developers/webhooks/webhooks.tsx'
import type { TextKey } from '../messages/useText.ts'
import {
  withApiKeyTexts,
  withBillingTexts,
  withFairnessTexts,
  withSettingsTexts,
} from '../messages/withTexts.ts'
import { deadLetters } from '../operations/deadLetters/deadLetters.tsx'
import { members } from '../people/members/members.tsx'
import { segments } from '../people/segments/segments.tsx'
import { channels } from '../recognition/channels/channels.tsx'
import { radar } from '../recognition/radar/radar.tsx'
import { activity } from '../reports/activity/activity.tsx'
import { books } from '../reports/books/books.tsx'
import { companyRewards } from '../rewards/catalog/companyRewards.tsx'
import { redemptions } from '../rewards/redemptions/redemptions.tsx'
import { changes } from '../team/changes/changes.tsx'
import { fourEyesPlace } from '../team/fourEyes/fourEyesPlace.ts'
import { integrationPlaces } from '../team/integrations/integrationPlaces.tsx'
import { policySimulationPlace } from '../team/policySimulation/policySimulationPlace.ts'
import { taxPlace } from '../team/tax/taxPlace.ts'
import type { Me } from './access/MeContext.ts'
import type { Place } from './place.ts'
import { lazyPage } from './shell/lazyPage.tsx'

export type SectionName =
  | 'getStarted'
  | 'recognition'
  | 'birthdays'
  | 'anniversaries'
  | 'newHires'
  | 'awards'
  | 'rewards'
  | 'reports'
  | 'billing'
  | 'users'
  | 'settings'

export type Section = {
  readonly name: SectionName
  readonly label: TextKey
  readonly icon: SvgIconComponent
  /** The first place is where the section opens. A section with one place shows no pages under it. */
  readonly places: readonly [Place, ...Place[]]
}

const leads = ({ user }: Me): boolean => user.subordinate_users.length > 0

/** Every address of the administration, in the order of the side navigation. */
export const sections: readonly Section[] = [
  {
    name: 'getStarted',
    label: 'places.gettingStarted',
    icon: RocketLaunch,
    places: [
      {
        path: '/get-started',
        label: 'places.gettingStarted',
        page: lazyPage(async () => (await import('../team/getStarted/GetStartedPage.tsx')).GetStartedPage),
      },
    ],
  },
  {
    name: 'recognition',
    label: 'places.recognition',
    icon: channels.icon,
    places: [
      { path: '/recognition', label: 'places.allChannels', resource: channels },
      { path: '/recognition/radar', label: 'places.radar', resource: radar },
      {
        path: '/recognition/settings',
        label: 'places.settings',
        page: lazyPage(async () => (await import('../recognition/settings/ValuesPage.tsx')).ValuesPage),
      },
    ],
  },
  { name: 'birthdays', label: 'places.birthdays', icon: Cake, places: celebrationPages.birthdays },
  {
    name: 'anniversaries',
    label: 'places.anniversaries',
    icon: History,
    places: celebrationPages.anniversaries,
  },
  { name: 'newHires', label: 'places.newHires', icon: WavingHand, places: celebrationPages.newHires },
  {
    name: 'awards',
    label: 'places.awards',
    icon: awards.icon,
    places: [
      { path: '/awards', label: 'places.spotAwards', resource: awards },
      { path: '/awards/competitions', label: 'places.competitions', resource: competitions },
      { path: '/awards/nominations', label: 'places.nominations', resource: nominations },
    ],
  },
  {
    name: 'rewards',
    label: 'places.rewards',
    icon: redemptions.icon,
    places: [
      { path: '/rewards', label: 'places.waitingForYou', resource: redemptions },
      { path: '/rewards/custom-catalog', label: 'places.companyRewards', resource: companyRewards },
      {
        path: '/rewards/charities',
        label: 'places.charities',
        page: lazyPage(async () => (await import('../rewards/charities/CharitiesPage.tsx')).CharitiesPage),
      },
      {
        path: '/rewards/orders',
        label: 'places.orders',
        page: lazyPage(async () => (await import('../rewards/orders/OpenOrdersPage.tsx')).OpenOrdersPage),
      },
      {
        path: '/rewards/settings',
        label: 'places.settings',
        page: lazyPage(
          async () => (await import('../rewards/settings/RewardSettingsPage.tsx')).RewardSettingsPage,
        ),
      },
      {
        path: '/rewards/vendors',
        label: 'places.vendors',
        page: lazyPage(async () => (await import('../rewards/vendors/VendorsPage.tsx')).VendorsPage),
      },
      {
        path: '/rewards/payments',
        label: 'places.payments',
        page: lazyPage(
          withBillingTexts(
            async () =>
              (await import('../rewards/payments/RedemptionPaymentsPage.tsx')).RedemptionPaymentsPage,
          ),
        ),
      },
    ],
  },
  {
    name: 'reports',
    label: 'places.reports',
    icon: Insights,
    places: [
      {
        path: '/reporting',
        label: 'places.insights',
        page: lazyPage(async () => (await import('../reports/insights/InsightsPage.tsx')).InsightsPage),
      },
      { path: '/reporting/activity', label: 'places.activity', resource: activity },
      {
        path: '/reporting/summary',
        label: 'places.summary',
        isFor: leads,
        page: lazyPage(async () => (await import('../reports/summary/SummaryPage.tsx')).SummaryPage),
      },
      { path: '/reporting/books', label: 'places.books', resource: books, isFor: me => me.user.is_admin },
      {
        path: '/reporting/exports',
        label: 'places.exports',
        page: lazyPage(async () => (await import('../reports/exports/ExportsPage.tsx')).ExportsPage),
      },
      {
        path: '/reporting/fairness',
        label: 'places.fairness',
        isFor: me => me.user.is_admin || me.team.metadata.show_fairness,
        page: lazyPage(
          withFairnessTexts(async () => (await import('../reports/fairness/FairnessPage.tsx')).FairnessPage),
        ),
      },
    ],
  },
  {
    name: 'billing',
    label: 'places.billing',
    icon: CreditCard,
    places: [
      {
        path: '/billing',
        label: 'places.plan',
        page: lazyPage(
          withBillingTexts(async () => (await import('../billing/BillingPage.tsx')).BillingPage),
        ),
      },
      {
        path: '/billing/rewards',
        label: 'places.points',
        page: lazyPage(withBillingTexts(async () => (await import('../billing/PointsPage.tsx')).PointsPage)),
      },
      {
        path: '/billing/invoices',
        label: 'places.invoices',
        page: lazyPage(
          withBillingTexts(async () => (await import('../billing/invoices/InvoicesPage.tsx')).InvoicesPage),
        ),
      },
      { path: '/billing/exceptions', label: 'places.exceptions', resource: exceptions },
    ],
  },
  {
    name: 'users',
    label: 'places.users',
    icon: members.icon,
    places: [
      { path: '/users', label: 'places.everyone', resource: members },
      { path: '/users/segments', label: 'places.segments', resource: segments },
    ],
  },
  {
    name: 'settings',
    label: 'places.settings',
    icon: Settings,
    places: [
      {
        path: '/settings',
        label: 'places.team',
        page: lazyPage(
          withSettingsTexts(
            async () => (await import('../team/settings/TeamSettingsPage.tsx')).TeamSettingsPage,
          ),
        ),
      },
      {
        path: '/settings/allowances',
        label: 'places.allowances',
        page: lazyPage(
          withSettingsTexts(async () => (await import('../team/settings/AllowancePage.tsx')).AllowancePage),
        ),
      },
      fourEyesPlace,
      taxPlace,
      policySimulationPlace,
      {
        path: '/settings/profile-fields',
        label: 'places.profileFields',
        page: lazyPage(
          async () => (await import('../people/profileFields/ProfileFieldsPage.tsx')).ProfileFieldsPage,
        ),
      },
      {
        path: '/settings/operations',
        label: 'places.operations',
        page: lazyPage(
          withSettingsTexts(
            async () => (await import('../operations/home/OperationsPage.tsx')).OperationsPage,
          ),
        ),
      },
      { path: '/settings/unfinished', label: 'places.unfinishedWork', resource: deadLetters },
      { path: '/settings/changes', label: 'places.changes', resource: changes },
      {
        path: '/settings/security-log',
        label: 'places.securityLog',
        page: lazyPage(
          withSettingsTexts(
            async () => (await import('../team/securityLog/SecurityLogPage.tsx')).SecurityLogPage,
          ),
        ),
      },
      ...integrationPlaces,
      {
        path: '/settings/api-keys',
        label: 'places.apiKeys',
        page: lazyPage(
          withApiKeyTexts(async () => (await import('../developers/apiKeys/ApiKeysPage.tsx')).ApiKeysPage),
        ),
      },
      { path: '/settings/webhooks', label: 'places.webhooks', resource: webhooks },
    ],
  },
]

export const places: readonly Place[] = sections.flatMap(section => section.places)

/** The name by which access to a place is decided, and the name of its resource. */
export const resourceAt = ({ path }: Pick<Place, 'path'>): string => path.slice(1)

/** The place that an address belongs to: its own, or the nearest above it. */
export const placeAt = (pathname: string, among: readonly Place[] = places): Place | undefined =>
  among
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0]
