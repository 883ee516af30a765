import { randomUUID } from 'node:crypto'
import { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import type { TokenCipher } from '../../../access/tokenCipher.ts'
import { FieldMapping } from '../planning/mapping.ts'
import { SourceName } from '../sourceNames.ts'

export type SourceStore = { readonly database: Queryable; readonly cipher: TokenCipher }

const instant = z.date().transform(date => date.toISOString())

const Row = z
  .object({
    connection_id: z.uuid(),
    team_id: TeamId,
    source: SourceName,
    settings: z.string().nullable(),
    entered: z.record(z.string(), z.string()),
    mapping: FieldMapping.nullable().catch(null),
    cursor: z.string().nullable(),
    connected_at: instant.nullable(),
    changed_at: instant,
    full_at: instant.nullable(),
    last_success_at: instant.nullable(),
    last_problem_at: instant.nullable(),
    last_problem: z.string().nullable(),
    problem_kind: z.enum(['NO_ANSWER', 'ACCESS']).nullable(),
    failing_since: instant.nullable(),
  })
  .transform(row => ({
    connectionId: row.connection_id,
    teamId: row.team_id,
    source: row.source,
    sealedSettings: row.settings,
    entered: row.entered,
    mapping: row.mapping,
    cursor: row.cursor,
    connectedAt: row.connected_at,
    changedAt: row.changed_at,
    fullAt: row.full_at,
    health: {
      lastSuccessAt: row.last_success_at,
      lastProblemAt: row.last_problem_at,
      lastProblem: row.last_problem,
      problemKind: row.problem_kind,
      failingSince: row.failing_since,
    },
  }))
export type SourceConnection = z.infer<typeof Row>

const columns = `connection_id, team_id, source, settings, entered, mapping, cursor, connected_at, changed_at, full_at,
  last_success_at, last_problem_at, last_problem, problem_kind, failing_since`

const ofTeam = prepared(
  `select ${columns} from sources.connections where team_id = $1 order by source limit 100`,
)
export const readSourceConnections = async (
  { database }: Pick<SourceStore, 'database'>,
  teamId: TeamId,
): Promise<readonly SourceConnection[]> => z.array(Row).parse((await database.query(ofTeam, [teamId])).rows)

export const sourceConnectionOf = async (
  store: Pick<SourceStore, 'database'>,
  teamId: TeamId,
  source: SourceName,
): Promise<SourceConnection | undefined> =>
  (await readSourceConnections(store, teamId)).find(each => each.source === source)

const byId = prepared(`select ${columns} from sources.connections where connection_id = $1`)
export const sourceConnectionWith = async (
  { database }: Pick<SourceStore, 'database'>,
  connectionId: string,
): Promise<SourceConnection | undefined> =>
  z.array(Row).parse((await database.query(byId, [connectionId])).rows)[0]

const ofAccount = prepared(
  `select ${columns} from sources.connections where source = $1 and account = $2 and settings is not null limit 100`,
)
/** The connections of teams to one company at a partner. */
export const connectionsOfAccount = async (
  { database }: Pick<SourceStore, 'database'>,
  source: SourceName,
  account: string,
): Promise<readonly SourceConnection[]> =>
  z.array(Row).parse((await database.query(ofAccount, [source, account])).rows)

/** Whether another team is connected to the source. */
export const hasOtherConnections = async (
  { database }: Pick<SourceStore, 'database'>,
  { connectionId, source }: Pick<SourceConnection, 'connectionId' | 'source'>,
): Promise<boolean> => {
  const { rows } = await database.query(
    `select from sources.connections where source = $1 and connection_id <> $2 and settings is not null limit 1`,
    [source, connectionId],
  )
  return rows.length > 0
}

const later = `changed_at = greatest($4::timestamptz, connections.changed_at + interval '1 millisecond')`

type Subject = { readonly teamId: TeamId; readonly source: SourceName }

/** Notes what was entered before a grant. Answers the id of the connection, which it keeps. */
export const noteEntered = async (
  { database }: Pick<SourceStore, 'database'>,
  { teamId, source }: Subject,
  entered: Readonly<Record<string, string>>,
  now: Instant,
): Promise<string> => {
  const { rows } = await database.query(
    `insert into sources.connections (connection_id, team_id, source, changed_at, entered)
     values ($1, $2, $3, $4, $5)
     on conflict (team_id, source) do update set ${later}, entered = connections.entered || excluded.entered
     returning connection_id`,
    [randomUUID(), teamId, source, now, JSON.stringify(entered)],
  )
  return z.array(z.object({ connection_id: z.string() })).parse(rows)[0]?.connection_id ?? ''
}

type SavedSettings = {
  readonly settings: unknown
  /** The company at the partner, where one address takes the messages of all companies. */
  readonly account?: string | null
}

/**
 * Connects a team to a source, or replaces its settings. Tokens of former settings are forgotten, and the next run reads
 * everyone: the settings may be those of another company.
 */
export const saveSourceConnection = async (
  { database, cipher }: SourceStore,
  { teamId, source, settings, account = null }: Subject & SavedSettings,
  now: Instant,
): Promise<SourceConnection> => {
  const { rows } = await database.query(
    `insert into sources.connections (connection_id, team_id, source, changed_at, settings, connected_at, account)
     values ($1, $2, $3, $4, $5, $4, $6)
     on conflict (team_id, source) do update set ${later}, settings = excluded.settings,
       connected_at = coalesce(connections.connected_at, excluded.connected_at), tokens = null, renewal_id = null,
       cursor = null, failing_since = null, account = excluded.account
     returning ${columns}`,
    [
      randomUUID(),
      teamId,
      source,
      now,
      cipher.seal(JSON.stringify(settings), sourceOwner(teamId, source)),
      account,
    ],
  )
  const [saved] = z.array(Row).parse(rows)
  if (!saved) throw new Error(`The team is not connected to ${source}.`)
  return saved
}

/** Replaces settings of the same account, such as its credentials: runs go on where they were. */
export const replaceSettings = async (
  { database, cipher }: SourceStore,
  { connectionId, teamId, source }: Pick<SourceConnection, 'connectionId' | 'teamId' | 'source'>,
  settings: unknown,
  now: Instant,
): Promise<void> => {
  await database.query(
    `update sources.connections set settings = $2, connected_at = coalesce(connected_at, $3::timestamptz),
       changed_at = greatest($3::timestamptz, changed_at + interval '1 millisecond')
     where connection_id = $1`,
    [connectionId, cipher.seal(JSON.stringify(settings), sourceOwner(teamId, source)), now],
  )
}

export const saveMapping = async (
  { database }: Pick<SourceStore, 'database'>,
  connectionId: string,
  mapping: FieldMapping,
): Promise<void> => {
  // Fields that are mapped from now on are read of everyone.
  await database.query(
    'update sources.connections set mapping = $2, cursor = null where connection_id = $1',
    [connectionId, JSON.stringify(mapping)],
  )
}

/** The settings, tokens and links are gone afterwards. */
export const deleteSourceConnection = async (
  { database }: Pick<SourceStore, 'database'>,
  connectionId: string,
): Promise<void> => {
  await database.query('delete from sources.connections where connection_id = $1', [connectionId])
}

export const sourceSettingsIn = (
  { cipher }: Pick<SourceStore, 'cipher'>,
  { teamId, source, sealedSettings }: Pick<SourceConnection, 'teamId' | 'source' | 'sealedSettings'>,
): unknown =>
  sealedSettings === null ? null : JSON.parse(cipher.open(sealedSettings, sourceOwner(teamId, source)))

/** What sealed texts belong to: a row that is copied to another team does not open. */
export const sourceOwner = (teamId: TeamId, source: SourceName): string => `source ${teamId}.${source}`
