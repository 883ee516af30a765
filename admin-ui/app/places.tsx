import type { SvgIconComponent } from '@mui/icons-material'
import Cake from '@mui/icons-material/CakeOutlined'
import CreditCard from '@mui/icons-material/CreditCardOutlined'
import History from '@mui/icons-material/HistoryOutlined'
import Insights from '@mui/icons-material/InsightsOutlined'
import RocketLaunch from '@mui/icons-material/RocketLaunchOutlined'
import Settings from '@mui/icons-material/SettingsOutlined'
import WavingHand from '@mui/icons-material/WavingHandOutlined'
import { awards } from '../awards/awards.tsx'
import { celebrationPages } from '../celebrations/celebrationPages.tsx'
import { deadLetters } from '../operations/deadLetters/deadLetters.tsx'
import { members } from '../people/members/members.tsx'
import { channels } from '../recognition/channels/channels.tsx'
import { activity } from '../reports/activity/activity.tsx'
import { companyRewards } from '../rewards/catalog/companyRewards.tsx'
import { redemptions } from '../rewards/redemptions/redemptions.tsx'
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
  readonly label: string
  readonly icon: SvgIconComponent
  /** The first place is where the section opens. A section with one place shows no pages under it. */
  readonly places: readonly [Place, ...Place[]]
}

/** Every address of the administration, in the order of the side navigation. */
export const sections: readonly Section[] = [
  {
    name: 'getStarted',
    label: 'Getting started',
    icon: RocketLaunch,
    places: [
      {
        path: '/get-started',
        label: 'Getting started',
        page: lazyPage(async () => (await import('../team/getStarted/GetStartedPage.tsx')).GetStartedPage),
      },
    ],
  },
  {
    name: 'recognition',
    label: 'Recognition',
    icon: channels.icon,
    places: [
      { path: '/recognition', label: 'All channels', resource: channels },
      {
        path: '/recognition/settings',
        label: 'Settings',
        page: lazyPage(async () => (await import('../recognition/settings/ValuesPage.tsx')).ValuesPage),
      },
    ],
  },
  { name: 'birthdays', label: 'Birthdays', icon: Cake, places: celebrationPages.birthdays },
  { name: 'anniversaries', label: 'Anniversaries', icon: History, places: celebrationPages.anniversaries },
  { name: 'newHires', label: 'New Hires', icon: WavingHand, places: celebrationPages.newHires },
  {
    name: 'awards',
    label: 'Awards',
    icon: awards.icon,
    places: [
      { path: '/awards', label: 'Spot awards', resource: awards },
      { path: '/awards/competitions', label: 'Competitions' },
      { path: '/awards/nominations', label: 'Nominations' },
    ],
  },
  {
    name: 'rewards',
    label: 'Rewards',
    icon: redemptions.icon,
    places: [
      { path: '/rewards', label: 'Waiting for you', resource: redemptions },
      { path: '/rewards/custom-catalog', label: 'Company rewards', resource: companyRewards },
      { path: '/rewards/settings', label: 'Settings' },
      { path: '/rewards/payments', label: 'Payments' },
    ],
  },
  {
    name: 'reports',
    label: 'Reports',
    icon: Insights,
    places: [
      { path: '/reporting', label: 'Insights' },
      { path: '/reporting/activity', label: 'Activity', resource: activity },
      {
        path: '/reporting/summary',
        label: 'Summary',
        isForLeads: true,
        page: lazyPage(async () => (await import('../reports/summary/SummaryPage.tsx')).SummaryPage),
      },
    ],
  },
  {
    name: 'billing',
    label: 'Billing',
    icon: CreditCard,
    places: [
      { path: '/billing', label: 'Plan' },
      {
        path: '/billing/rewards',
        label: 'Points',
        page: lazyPage(async () => (await import('../billing/PointsPage.tsx')).PointsPage),
      },
      { path: '/billing/invoices', label: 'Invoices' },
    ],
  },
  {
    name: 'users',
    label: 'Users',
    icon: members.icon,
    places: [
      { path: '/users', label: 'Everyone', resource: members },
      { path: '/users/segments', label: 'Segments' },
    ],
  },
  {
    name: 'settings',
    label: 'Settings',
    icon: Settings,
    places: [
      { path: '/settings', label: 'Team' },
      {
        path: '/settings/allowances',
        label: 'Allowances',
        page: lazyPage(async () => (await import('../team/settings/AllowancePage.tsx')).AllowancePage),
      },
      {
        path: '/settings/profile-fields',
        label: 'Profile fields',
        page: lazyPage(
          async () => (await import('../people/profileFields/ProfileFieldsPage.tsx')).ProfileFieldsPage,
        ),
      },
      { path: '/settings/unfinished', label: 'Unfinished work', resource: deadLetters },
      { path: '/settings/security-log', label: 'Security log' },
      { path: '/settings/integrations', label: 'Integrations' },
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
