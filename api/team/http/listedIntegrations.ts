import {
  catalogProviders,
  dataSyncProviders,
  type IntegrationProvider,
} from '@laurel/contract/team/integrationProvider.ts'
import type { Integration } from '@laurel/contract/team/integrations.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { KnownTeam } from '@laurel/ledger/teams/state.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import { listSources } from '../../people/sources/connections/listSources.ts'
import { isOwnField } from '../../people/sources/planning/mapping.ts'
import type { SourceName } from '../../people/sources/sourceNames.ts'
import { listVendors } from '../../rewards/vendors/connections/listVendors.ts'
import { offeredVendors } from '../../rewards/vendors/connections/offeredVendors.ts'
import {
  catalogNames,
  integrationOfSource,
  integrationOfVendor,
  namesOfAskers,
} from './integrationAnswers.ts'

export type ProviderName =
  | { readonly kind: 'source'; readonly name: SourceName }
  | { readonly kind: 'vendor'; readonly name: keyof typeof catalogNames }

/** The adapter behind the name of a call. */
export const providerNamed = (provider: IntegrationProvider): ProviderName => {
  if (provider === 'sendoso_sandbox') return { kind: 'vendor', name: 'sendosoSandbox' }
  if (provider === 'printful' || provider === 'sendoso') return { kind: 'vendor', name: provider }
  return { kind: 'source', name: provider }
}

const isCatalog = (name: string): name is keyof typeof catalogNames => name in catalogNames

/** The integrations that this version knows, as the team is connected to them: sources first. */
export const listedIntegrations = async (
  dependencies: Dependencies,
  teamId: TeamId,
): Promise<readonly Integration[]> => {
  const { database, personSources, rewardVendors } = dependencies
  const [team, sources, offered] = await Promise.all([
    teamOf(dependencies, teamId),
    listSources(personSources, teamId),
    offeredVendors(dependencies, rewardVendors, teamId),
  ])
  const names = await namesOfAskers(
    database,
    teamId,
    sources.map(({ latestRun }) => latestRun),
  )
  const vendors = (await listVendors(offered, teamId)).flatMap(listed => {
    const { name } = listed.vendor
    return isCatalog(name)
      ? [
          integrationOfVendor(listed, {
            provider: catalogNames[name],
            hasGrant:
              listed.vendor.grant !== undefined && personSources.surroundingsOf(name).app !== undefined,
          }),
        ]
      : []
  })
  const known = sources.map(listed => integrationOfSource(listed, team, names))
  return [...known, ...vendors].toSorted((one, other) => placeOf(one.provider) - placeOf(other.provider))
}

const order: readonly IntegrationProvider[] = [...dataSyncProviders, ...catalogProviders]
const placeOf = (provider: IntegrationProvider): number => order.indexOf(provider)

export const integrationNamed = async (
  dependencies: Dependencies,
  teamId: TeamId,
  provider: IntegrationProvider,
): Promise<Integration> => {
  const found = (await listedIntegrations(dependencies, teamId)).find(each => each.provider === provider)
  if (!found) throw notFound('integration')
  return found
}

export const ownLabels: Readonly<Record<string, string>> = {
  birthday: 'Birthday',
  start_date: 'Start date',
  manager: 'Manager',
  active: 'Active',
  hr_title: 'Title',
  hr_department: 'Department',
  hr_location: 'Location',
}

/** What a mapping can fill: facts that Laurel uses, fields of the workspace, and own ones. */
export const mappingTargets = async (
  dependencies: Pick<Dependencies, 'ledger'>,
  teamId: TeamId,
): Promise<readonly { readonly id: string; readonly label: string }[]> => {
  const { profileFields, profileFieldMapping } = await teamOf(dependencies, teamId)
  const facts = Object.values(profileFieldMapping)
  const fields = profileFields.filter(
    ({ id, type }) =>
      type !== 'person' && type !== 'date' && !facts.includes(id) && !isOwnField(id) && !(id in ownLabels),
  )
  const own = profileFields.filter(({ id }) => isOwnField(id) && !(id in ownLabels))
  return [
    ...['birthday', 'start_date', 'manager'].map(id => ({ id, label: ownLabels[id] ?? id })),
    ...fields.map(({ id, label }) => ({ id, label })),
    ...['hr_title', 'hr_department', 'hr_location'].map(id => ({
      id,
      label: `${ownLabels[id] ?? id} (in Laurel)`,
    })),
    ...own.map(({ id, label }) => ({ id, label: `${label} (in Laurel)` })),
  ]
}

export const teamOf = async (
  { ledger }: Pick<Dependencies, 'ledger'>,
  teamId: TeamId,
): Promise<KnownTeam> => {
  const team = await ledger.team(teamId)
  if (team.kind === 'unknown') throw notFound('team')
  return team
}
