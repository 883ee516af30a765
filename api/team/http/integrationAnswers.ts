import type { IntegrationLog } from '@laurel/contract/team/integrationLogs.ts'
import type { IntegrationProvider } from '@laurel/contract/team/integrationProvider.ts'
import type { Integration } from '@laurel/contract/team/integrations.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { KnownTeam } from '@laurel/ledger/teams/state.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { memberNames } from '@laurel/projections/people/members/profileFieldQueries.ts'
import type { SettingField } from '../../partners/settingFields.ts'
import type { ListedSource } from '../../people/sources/connections/listSources.ts'
import { mappingFor } from '../../people/sources/connections/updateFields.ts'
import type { SourceRun } from '../../people/sources/runs/runRows.ts'
import type { ListedVendor } from '../../rewards/vendors/connections/listVendors.ts'

/** The names of partners of rewards in calls, by the names of their adapters. */
export const catalogNames = {
  printful: 'printful',
  sendoso: 'sendoso',
  sendosoSandbox: 'sendoso_sandbox',
} as const satisfies Record<string, IntegrationProvider>

type Names = ReadonlyMap<MemberId, string>

export const integrationOfSource = (listed: ListedSource, team: KnownTeam, names: Names): Integration => {
  const { source, connection, fields, latestRun, columns } = listed
  return {
    provider: source.name,
    title: source.title,
    kind: 'data_sync',
    connects: source.connects,
    is_incremental: source.capabilities.isIncremental,
    is_available: listed.isAvailable,
    has_grant: source.oauth !== undefined,
    is_connected: listed.isConnected,
    needs_subdomain: listed.needsSubdomain,
    subdomain: listed.subdomain,
    fields: fields.map(fieldOf),
    connected_at: connection?.connectedAt ?? null,
    last_success_at: connection?.health.lastSuccessAt ?? null,
    last_problem_at: connection?.health.lastProblemAt ?? null,
    last_problem: connection?.health.lastProblem ?? null,
    failing_since: connection?.health.failingSince ?? null,
    mapping: { ...mappingFor(team, listed.mapping) },
    columns: columns && { ...columns },
    latest_log: latestRun && logOf(latestRun, names),
    webhook_url: listed.webhookUrl,
  }
}

export const integrationOfVendor = (
  { vendor, connection, fields }: ListedVendor,
  { provider, hasGrant }: { readonly provider: IntegrationProvider; readonly hasGrant: boolean },
): Integration => ({
  provider,
  title: vendor.title,
  kind: 'custom_catalog',
  connects: 'credentials',
  is_incremental: false,
  is_available: true,
  has_grant: hasGrant,
  is_connected: connection !== null,
  needs_subdomain: false,
  subdomain: null,
  fields: fields.map(fieldOf),
  connected_at: connection?.connectedAt ?? null,
  last_success_at: connection?.health.lastSuccessAt ?? null,
  last_problem_at: connection?.health.lastProblemAt ?? null,
  last_problem: connection?.health.lastProblem ?? null,
  failing_since: connection?.health.failingSince ?? null,
  mapping: null,
  columns: null,
  latest_log: null,
  webhook_url: null,
})

const fieldOf = (
  field: SettingField & { readonly isSet: boolean; readonly value: string | null },
): Integration['fields'][number] => ({
  name: field.name,
  title: field.title,
  help: field.help,
  kind: field.kind,
  options: [...field.options],
  is_required: field.isRequired,
  is_set: field.isSet,
  value: field.value,
})

export const logOf = (run: SourceRun, names: Names): IntegrationLog => ({
  id: run.runId,
  provider: run.source,
  state: run.state,
  is_full: run.isFull,
  is_dry_run: run.isDryRun,
  is_hinted: run.isHinted,
  asked_by: run.askedBy === null ? null : (names.get(run.askedBy) ?? 'A former administrator'),
  asked_at: run.askedAt,
  ended_at: run.endedAt,
  problem: run.problem,
  read: run.counts.read,
  unchanged: run.counts.unchanged,
  updated: run.counts.update,
  deactivated: run.counts.deactivate,
  reactivated: run.counts.reactivate,
  skipped: run.counts.skipped,
})

export const namesOfAskers = (
  database: Queryable,
  teamId: TeamId,
  runs: readonly (SourceRun | null)[],
): Promise<Names> =>
  memberNames(
    database,
    teamId,
    runs.flatMap(run => run?.askedBy ?? []),
  )
