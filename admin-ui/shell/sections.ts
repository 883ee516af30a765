import { setupSteps } from '@laurel/contract/team/teamMetadata.ts'
import type { Me } from '../session/MeContext.ts'

export type Page = { readonly path: string; readonly label: string }

export type Section = Page & {
  readonly name: SectionName
  readonly isPro: boolean
  readonly pages: readonly Page[]
}

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

const celebration = (name: SectionName, path: string, label: string): Section => ({
  name,
  path,
  label,
  isPro: true,
  pages: [
    { path, label: 'Upcoming' },
    { path: `${path}/settings`, label: 'Settings' },
  ],
})

/** Every section in the order the sidebar shows them. */
export const sections: readonly Section[] = [
  { name: 'getStarted', path: '/get-started', label: 'Getting started', isPro: false, pages: [] },
  {
    name: 'recognition',
    path: '/recognition',
    label: 'Recognition',
    isPro: false,
    pages: [
      { path: '/recognition', label: 'All channels' },
      { path: '/recognition/settings', label: 'Settings' },
    ],
  },
  celebration('birthdays', '/birthdays', 'Birthdays'),
  celebration('anniversaries', '/anniversaries', 'Anniversaries'),
  celebration('newHires', '/new-hires', 'New Hires'),
  {
    name: 'awards',
    path: '/awards',
    label: 'Awards',
    isPro: true,
    pages: [
      { path: '/awards', label: 'Spot awards' },
      { path: '/awards/competitions', label: 'Competitions' },
      { path: '/awards/nominations', label: 'Nominations' },
    ],
  },
  {
    name: 'rewards',
    path: '/rewards',
    label: 'Rewards',
    isPro: false,
    pages: [
      { path: '/rewards', label: 'Waiting for you' },
      { path: '/rewards/custom-catalog', label: 'Company rewards' },
      { path: '/rewards/settings', label: 'Settings' },
      { path: '/rewards/payments', label: 'Payments' },
    ],
  },
  {
    name: 'reports',
    path: '/reporting',
    label: 'Reports',
    isPro: false,
    pages: [
      { path: '/reporting', label: 'Insights' },
      { path: '/reporting/activity', label: 'Activity' },
      { path: '/reporting/summary', label: 'Summary' },
    ],
  },
  {
    name: 'billing',
    path: '/billing',
    label: 'Billing',
    isPro: false,
    pages: [
      { path: '/billing', label: 'Plan' },
      { path: '/billing/rewards', label: 'Points' },
      { path: '/billing/invoices', label: 'Invoices' },
    ],
  },
  {
    name: 'users',
    path: '/users',
    label: 'Users',
    isPro: false,
    pages: [
      { path: '/users', label: 'Everyone' },
      { path: '/users/segments', label: 'Segments' },
    ],
  },
  {
    name: 'settings',
    path: '/settings',
    label: 'Settings',
    isPro: false,
    pages: [
      { path: '/settings', label: 'Team' },
      { path: '/settings/allowances', label: 'Allowances' },
      { path: '/settings/profile-fields', label: 'Profile fields' },
      { path: '/settings/unfinished', label: 'Unfinished work' },
      { path: '/settings/security-log', label: 'Security log' },
      { path: '/settings/integrations', label: 'Integrations' },
    ],
  },
]

/** What the sidebar offers to a person: everything to admins, reports to everyone else. */
export const sectionsFor = (me: Me): readonly Section[] =>
  sections
    .filter(section => (me.user.is_admin ? isInUse(me, section) : section.name === 'reports'))
    .map(section => ({ ...section, pages: section.pages.filter(page => isOpenTo(me.user, page)) }))

/** Getting started goes once it is done or was dismissed. */
const isInUse = (me: Me, section: Section): boolean => section.name !== 'getStarted' || setupStepsLeft(me) > 0

const isOpenTo = (user: Me['user'], page: Page): boolean => {
  switch (page.path) {
    case '/reporting/summary':
      return user.subordinate_users.length > 0
    case '/reporting':
    case '/reporting/activity':
      return user.is_admin || user.is_manager
    default:
      return true
  }
}

/** How many steps of the setup are still to do; zero once it is done or was dismissed. */
export const setupStepsLeft = ({ team }: Me): number =>
  team.done_setup || !team.metadata.show_get_started
    ? 0
    : setupSteps.filter(step => !team.metadata[step]).length
