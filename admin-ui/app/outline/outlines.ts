import { textAt } from '@laurel/contract/browser/fillText.ts'
import type { Occasion } from '../../celebrations/occasions.ts'
import { english } from '../../messages/english.ts'
import type { TextKey } from '../../messages/useText.ts'

/** What is known of a page before its code runs. */
export type Outline = {
  readonly title: string
  readonly lead?: string
  /** The page above this one. */
  readonly crumb?: string
  /** The module of the page, below `admin-ui`. */
  readonly code: string
  /** What the page reads first when its address says nothing more. */
  readonly data?: readonly string[]
}

type Head = Pick<Outline, 'code' | 'data'> & {
  readonly title: TextKey
  readonly lead: TextKey
  readonly crumb?: TextKey
}

/** As the data provider asks for the rows of a list. */
const firstPage = ({
  sort,
  range,
}: {
  readonly sort: readonly string[]
  readonly range: readonly number[]
}) => String(new URLSearchParams({ filter: '{}', range: JSON.stringify(range), sort: JSON.stringify(sort) }))

const celebrationHeads = (
  kind: Occasion['kind'],
  path: string,
  dashboard: string,
): Readonly<Record<string, Head>> => ({
  [path]: {
    title: `celebrations.${kind}.title`,
    lead: `celebrations.${kind}.lead`,
    code: `celebrations/${dashboard}.tsx`,
  },
  [`${path}/settings`]: {
    title: `celebrations.${kind}.settingsTitle`,
    lead: `celebrations.${kind}.settingsLead`,
    crumb: `celebrations.${kind}.title`,
    code: 'celebrations/CelebrationSettingsPage.tsx',
  },
})

const heads: Readonly<Record<string, Head>> = {
  '/get-started': {
    title: 'team.gettingStarted',
    lead: 'team.fiveStepsUntilYour',
    code: 'team/getStarted/GetStartedPage.tsx',
  },
  '/recognition': {
    title: 'recognition.allChannels',
    lead: 'recognition.whereYourTeamThanks',
    code: 'recognition/channels/ChannelList.tsx',
    data: ['/v1/team/groups?with_preview=true', '/v1/team/reporting/feed?limit=6&only=shoutouts'],
  },
  '/recognition/settings': {
    title: 'recognition.settings.title',
    lead: 'recognition.valuesTellWhatA',
    crumb: 'places.recognition',
    code: 'recognition/settings/ValuesPage.tsx',
  },
  '/recognition/radar': {
    title: 'radar.title',
    lead: 'radar.lead',
    crumb: 'places.recognition',
    code: 'recognition/radar/FindingList.tsx',
  },
  '/awards': {
    title: 'awards.awards',
    lead: 'awards.spotAwardsAreFor',
    code: 'awards/AwardList.tsx',
  },
  '/awards/competitions': {
    title: 'competitions.competitions',
    lead: 'competitions.lead',
    crumb: 'places.awards',
    code: 'awards/competitions/CompetitionList.tsx',
  },
  '/awards/nominations': {
    title: 'nominations.title',
    lead: 'nominations.lead',
    crumb: 'places.awards',
    code: 'awards/nominations/CampaignList.tsx',
  },
  '/rewards': {
    title: 'rewards.rewards',
    lead: 'rewards.companyRewardsWaitHere',
    code: 'rewards/redemptions/RedemptionList.tsx',
  },
  '/rewards/orders': {
    title: 'rewards.orders.title',
    lead: 'rewards.orders.lead',
    crumb: 'places.rewards',
    code: 'rewards/orders/OpenOrdersPage.tsx',
  },
  '/rewards/settings': {
    title: 'rewards.settings.title',
    lead: 'rewards.settings.lead',
    crumb: 'places.rewards',
    code: 'rewards/settings/RewardSettingsPage.tsx',
  },
  '/rewards/vendors': {
    title: 'rewards.vendors.title',
    lead: 'rewards.vendors.lead',
    crumb: 'places.rewards',
    code: 'rewards/vendors/VendorsPage.tsx',
  },
  '/rewards/payments': {
    title: 'rewards.settings.paymentsTitle',
    lead: 'rewards.settings.paymentsLead',
    crumb: 'places.rewards',
    code: 'rewards/payments/RedemptionPaymentsPage.tsx',
  },
  '/rewards/charities': {
    title: 'charities.title',
    lead: 'charities.lead',
    crumb: 'places.rewards',
    code: 'rewards/charities/CharitiesPage.tsx',
  },
  '/reporting': {
    title: 'places.insights',
    lead: 'reports.insightsLead',
    code: 'reports/insights/InsightsPage.tsx',
  },
  '/reporting/activity': {
    title: 'reports.activity',
    lead: 'reports.activityLead',
    crumb: 'places.reports',
    code: 'reports/activity/ActivityList.tsx',
  },
  '/reporting/books': {
    title: 'places.books',
    lead: 'books.lead',
    crumb: 'places.reports',
    code: 'reports/books/BooksPage.tsx',
  },
  '/reporting/exports': {
    title: 'places.exports',
    lead: 'exports.lead',
    crumb: 'places.reports',
    code: 'reports/exports/ExportsPage.tsx',
  },
  '/reporting/fairness': {
    title: 'places.fairness',
    lead: 'fairness.lead',
    code: 'reports/fairness/FairnessPage.tsx',
  },
  '/users': {
    title: 'people.users',
    lead: 'people.usersLead',
    code: 'people/members/MemberList.tsx',
    data: [`/v1/admin/members?${firstPage({ sort: ['name', 'ASC'], range: [0, 99] })}`],
  },
  '/users/segments': {
    title: 'segments.title',
    lead: 'segments.lead',
    crumb: 'places.users',
    code: 'people/segments/SegmentList.tsx',
  },
  '/settings': {
    title: 'team.settings',
    lead: 'team.settingsLead',
    code: 'team/settings/TeamSettingsPage.tsx',
  },
  '/settings/allowances': {
    title: 'team.allowances',
    lead: 'team.allowancesLead',
    crumb: 'places.settings',
    code: 'team/settings/AllowancePage.tsx',
  },
  '/settings/four-eyes': {
    title: 'places.fourEyes',
    lead: 'fourEyes.lead',
    crumb: 'places.settings',
    code: 'team/fourEyes/FourEyesPage.tsx',
  },
  '/settings/tax': {
    title: 'places.tax',
    lead: 'tax.lead',
    crumb: 'places.settings',
    code: 'team/tax/TaxPage.tsx',
  },
  '/settings/policy-simulator': {
    title: 'places.policySimulation',
    lead: 'policySimulation.lead',
    crumb: 'places.settings',
    code: 'team/policySimulation/PolicySimulationPage.tsx',
  },
  '/settings/profile-fields': {
    title: 'people.profileFields.title',
    lead: 'people.whatYourWorkspaceIn',
    crumb: 'places.settings',
    code: 'people/profileFields/ProfileFieldsPage.tsx',
  },
  '/settings/operations': {
    title: 'operationsHome.title',
    lead: 'operationsHome.lead',
    crumb: 'places.settings',
    code: 'operations/home/OperationsPage.tsx',
  },
  '/settings/changes': {
    title: 'changes.title',
    lead: 'changes.lead',
    crumb: 'places.settings',
    code: 'team/changes/ChangesPage.tsx',
  },
  '/settings/security-log': {
    title: 'security.title',
    lead: 'security.lead',
    crumb: 'places.settings',
    code: 'team/securityLog/SecurityLogPage.tsx',
  },
  '/settings/unfinished': {
    title: 'operations.unfinished',
    lead: 'operations.unfinishedLead',
    crumb: 'places.settings',
    code: 'operations/deadLetters/DeadLetterList.tsx',
  },
  ...celebrationHeads('BIRTHDAY', '/birthdays', 'BirthdaysPage'),
  ...celebrationHeads('ANNIVERSARY', '/anniversaries', 'AnniversariesPage'),
  ...celebrationHeads('NEW_HIRE', '/new-hires', 'NewHiresPage'),
  '/billing/invoices': {
    title: 'billing.invoices',
    lead: 'billing.invoicesLead',
    crumb: 'places.billing',
    code: 'billing/invoices/InvoicesPage.tsx',
    data: ['/v1/team/invoices'],
  },
  '/billing/exceptions': {
    title: 'exceptions.title',
    lead: 'exceptions.lead',
    crumb: 'places.billing',
    code: 'billing/exceptions/ExceptionList.tsx',
  },
  '/billing': {
    title: 'plans.title',
    lead: 'plans.lead',
    code: 'billing/BillingPage.tsx',
    data: ['/v1/team/billing/subscription'],
  },
  '/settings/integrations': {
    title: 'integrations.title',
    lead: 'integrations.lead',
    crumb: 'places.settings',
    code: 'team/integrations/IntegrationsPage.tsx',
  },
  '/settings/api-keys': {
    title: 'apiKeys.title',
    lead: 'apiKeys.lead',
    crumb: 'places.settings',
    code: 'developers/apiKeys/ApiKeysPage.tsx',
    data: ['/v1/admin/apiKeys', '/v1/admin/assistants'],
  },
  '/settings/integrations/logs': {
    title: 'integrations.logsTitle',
    lead: 'integrations.logsLead',
    crumb: 'places.integrations',
    code: 'team/integrations/IntegrationLogsPage.tsx',
  },
  '/settings/webhooks': {
    title: 'webhooks.title',
    lead: 'webhooks.lead',
    crumb: 'places.settings',
    code: 'developers/webhooks/WebhookList.tsx',
  },
}

const outlineOf = ({ title, lead, crumb, code, data = [] }: Head): Outline => ({
  title: textOf(title),
  // A team may have a word of its own for points, which is not known yet.
  ...(!/\bpoints?\b/i.test(textOf(lead)) && { lead: textOf(lead) }),
  ...(crumb && { crumb: textOf(crumb) }),
  code,
  data,
})

const textOf = (key: TextKey): string => textAt(english, key) ?? key

/**
 * The pages whose head says the same to every team, by their address. Where a team can change a lead, this is the usual one.
 */
export const outlines: ReadonlyMap<string, Outline> = new Map(
  Object.entries(heads).map(([path, head]) => [path, outlineOf(head)]),
)
