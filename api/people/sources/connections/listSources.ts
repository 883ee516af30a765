import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { type SettingField, settingFieldsOf } from '../../../partners/settingFields.ts'
import type { PersonSources } from '../openPersonSources.ts'
import type { FieldMapping } from '../planning/mapping.ts'
import type { RegisteredSource } from '../registeredSource.ts'
import { latestRuns, type SourceRun } from '../runs/runRows.ts'
import { addressOfSubscription, subscriptionsOf } from '../webhooks/subscriptions.ts'
import { storedSettingsOf } from './connectSource.ts'
import { readSourceConnections, type SourceConnection } from './sourceConnections.ts'

export type ListedSourceField = SettingField & {
  readonly isSet: boolean
  /** Null for a secret. */
  readonly value: string | null
}

/** A source, and how the team is connected to it. */
export type ListedSource = {
  readonly source: RegisteredSource
  readonly fields: readonly ListedSourceField[]
  readonly connection: SourceConnection | null
  readonly isConnected: boolean
  /** The subdomain comes before the grant. */
  readonly needsSubdomain: boolean
  readonly subdomain: string | null
  /** False where the operator has to register Laurel with the partner first, or to turn on what receives. */
  readonly isAvailable: boolean
  readonly mapping: FieldMapping | null
  readonly columns: Readonly<Record<string, string>> | null
  readonly latestRun: SourceRun | null
  /** Where an administrator has the source send messages to. */
  readonly webhookUrl: string | null
}

/** Every source that this version knows. Secrets stay where they are. Has no rejection. */
export const listSources = async (
  sources: PersonSources,
  teamId: TeamId,
): Promise<readonly ListedSource[]> => {
  const rows = new Map((await readSourceConnections(sources.store, teamId)).map(row => [row.source, row]))
  const ids = [...rows.values()].map(({ connectionId }) => connectionId)
  const runs = new Map(
    (await latestRuns(sources.store.database, teamId, ids)).map(run => [run.connectionId, run]),
  )
  const addresses = new Map(
    (await subscriptionsOf(sources.store.database, ids)).map(each => [
      each.connectionId,
      addressOfSubscription(sources.origin, each),
    ]),
  )
  return sources.registry.map(source => {
    const connection = rows.get(source.name) ?? null
    const stored = connection ? storedSettingsOf(sources, connection) : {}
    const { app } = sources.surroundingsOf(source.name)
    return {
      source,
      fields: fieldsOf(source).map(field => listed(field, stored[field.name])),
      connection,
      isConnected: connection?.sealedSettings != null,
      needsSubdomain: needsSubdomain(source),
      subdomain: connection?.entered.subdomain ?? null,
      isAvailable:
        source.issue !== undefined
          ? sources.receivers[source.name] !== undefined
          : source.connects !== 'oauth' || app !== undefined,
      mapping: connection?.mapping ?? null,
      columns: columnsIn(source, stored),
      latestRun: (connection && runs.get(connection.connectionId)) ?? null,
      webhookUrl:
        (source.webhooks?.scope === 'typed' && connection && addresses.get(connection.connectionId)) || null,
    }
  })
}

/** Credentials are typed; those of a grant and those that Laurel issues are not. */
const fieldsOf = (source: RegisteredSource): readonly SettingField[] =>
  source.connects === 'credentials' ? settingFieldsOf(source.settings) : []

const needsSubdomain = ({ oauth }: RegisteredSource): boolean =>
  oauth?.authorizeUrl({
    app: { clientId: 'id', clientSecret: 'secret', redirectUrl: 'https://laurel.example' },
    state: 'state',
    entered: {},
  }) === null

const columnsIn = (
  { mapsColumns }: RegisteredSource,
  stored: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> | null => {
  if (!mapsColumns) return null
  const { mapping } = stored
  if (typeof mapping !== 'object' || mapping === null) return {}
  return Object.fromEntries(
    Object.entries(mapping).flatMap(([field, column]) =>
      typeof column === 'string' ? [[field, column]] : [],
    ),
  )
}

const listed = (field: SettingField, value: unknown): ListedSourceField => ({
  ...field,
  isSet: value !== undefined,
  value: field.kind === 'secret' || typeof value !== 'string' ? null : value,
})
