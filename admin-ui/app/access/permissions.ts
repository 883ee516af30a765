import { includesFeature, type PlanFeature } from '@laurel/contract/billing/planFeatures.ts'
import type { Me } from './MeContext.ts'
import { type Role, rolesOf } from './roles.ts'

/** Actions by resource; a star means every resource, or every action. A resource is named by its address. */
type Permissions = Readonly<Record<string, readonly string[]>>

const reports: Permissions = {
  reporting: ['list'],
  'reporting/activity': ['list'],
  'reporting/exports': ['list'],
}
const fairness: Permissions = { 'reporting/fairness': ['list'] }
const everything: Permissions = { '*': ['*'] }

/** What each role may do. A person may do what any of their roles may. */
const permissions: Readonly<Record<Role, Permissions>> = {
  member: { 'reporting/summary': ['list'] },
  channelManager: reports,
  lead: { 'reporting/summary': ['list'], ...fairness },
  segmentManager: { ...reports, ...fairness },
  administrator: everything,
  owner: everything,
}

export const isPermitted = (me: Me, resource: string, action: string): boolean =>
  rolesOf(me).some(role => {
    const actions = permissions[role][resource] ?? permissions[role]['*'] ?? []
    return actions.includes(action) || actions.includes('*')
  })

/** The feature that a resource belongs to, where the plan decides. Its refusal leads to the plans. */
const featureOf: ReadonlyMap<string, PlanFeature> = new Map([
  ['anniversaries', 'celebrations'],
  ['awards', 'awards'],
  ['birthdays', 'celebrations'],
  ['new-hires', 'celebrations'],
])

export const isInPlan = ({ team }: Me, resource: string): boolean => {
  const feature = featureOf.get(resource.split('/')[0] ?? '')
  return feature === undefined || includesFeature(team, feature)
}
