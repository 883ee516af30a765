import { randomUUID } from 'node:crypto'
import { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { VendorName } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import type { TokenCipher } from '../../../access/tokenCipher.ts'

export type ConnectionStore = { readonly database: Queryable; readonly cipher: TokenCipher }

export const problemKinds = ['NO_ANSWER', 'ACCESS', 'VENDOR_FUNDS'] as const
export type ProblemKind = (typeof problemKinds)[number]

const instant = z.date().transform(date => date.toISOString())

const Row = z
  .object({
    connection_id: z.uuid(),
    team_id: TeamId,
    vendor: VendorName,
    settings: z.string(),
    connected_at: instant,
    changed_at: instant,
    last_success_at: instant.nullable(),
    last_problem_at: instant.nullable(),
    last_problem: z.string().nullable(),
    problem_kind: z.enum(problemKinds).nullable(),
    failing_since: instant.nullable(),
  })
  .transform(row => ({
    connectionId: row.connection_id,
    teamId: row.team_id,
    vendor: row.vendor,
    sealedSettings: row.settings,
    connectedAt: row.connected_at,
    changedAt: row.changed_at,
    health: {
      lastSuccessAt: row.last_success_at,
      lastProblemAt: row.last_problem_at,
      lastProblem: row.last_problem,
      problemKind: row.problem_kind,
      failingSince: row.failing_since,
    },
  }))
export type ConnectionRow = z.infer<typeof Row>

const columns = `connection_id, team_id, vendor, settings, connected_at, changed_at, last_success_at, last_problem_at,
  last_problem, problem_kind, failing_since`

const ofTeam = prepared(
  `select ${columns} from rewards.vendor_connections where team_id = $1 order by vendor limit 100`,
)
export const readConnections = async (
  { database }: Pick<ConnectionStore, 'database'>,
  teamId: TeamId,
): Promise<readonly ConnectionRow[]> => z.array(Row).parse((await database.query(ofTeam, [teamId])).rows)

const byId = prepared(`select ${columns} from rewards.vendor_connections where connection_id = $1`)
export const readConnection = async (
  { database }: Pick<ConnectionStore, 'database'>,
  connectionId: string,
): Promise<ConnectionRow | undefined> =>
  z.array(Row).parse((await database.query(byId, [connectionId])).rows)[0]

const Listed = z.array(
  z
    .object({ connection_id: z.uuid(), team_id: TeamId, vendor: VendorName })
    .transform(row => ({ connectionId: row.connection_id, teamId: row.team_id, vendor: row.vendor })),
)

/** The connections of all teams to some vendors, without their settings: schedules need none of them. */
export const listConnections = async (
  { database }: Pick<ConnectionStore, 'database'>,
  vendors: readonly VendorName[],
): Promise<z.infer<typeof Listed>> => {
  const { rows } = await database.query(
    `select connection_id, team_id, vendor from rewards.vendor_connections
     where vendor = any ($1) order by team_id, vendor`,
    [vendors],
  )
  return Listed.parse(rows)
}

export type NewConnection = {
  /** A random one if left out. A connection keeps the id that it has. */
  readonly connectionId?: string
  readonly teamId: TeamId
  readonly vendor: VendorName
  readonly settings: unknown
}

/** Connects a team to a vendor, or replaces its settings. Tokens of former settings are forgotten. */
export const saveConnection = async (
  { database, cipher }: ConnectionStore,
  { connectionId = randomUUID(), teamId, vendor, settings }: NewConnection,
  now: Instant,
): Promise<void> => {
  await database.query(
    `insert into rewards.vendor_connections (connection_id, team_id, vendor, settings, connected_at, changed_at)
     values ($1, $2, $3, $4, $5, $5)
     on conflict (team_id, vendor) do update set settings = excluded.settings, tokens = null, renewal_id = null,
       changed_at = greatest(excluded.changed_at, vendor_connections.changed_at + interval '1 millisecond')`,
    [connectionId, teamId, vendor, cipher.seal(JSON.stringify(settings), ownerOf(teamId, vendor)), now],
  )
}

/** The settings and tokens are gone afterwards. */
export const deleteConnection = async (
  { database }: Pick<ConnectionStore, 'database'>,
  { teamId, vendor }: { teamId: TeamId; vendor: VendorName },
): Promise<void> => {
  await database.query('delete from rewards.vendor_connections where team_id = $1 and vendor = $2', [
    teamId,
    vendor,
  ])
}

export const settingsIn = (
  { cipher }: Pick<ConnectionStore, 'cipher'>,
  { teamId, vendor, sealedSettings }: ConnectionRow,
): unknown => JSON.parse(cipher.open(sealedSettings, ownerOf(teamId, vendor)))

/** What sealed texts belong to: a row that is copied to another team does not open. */
export const ownerOf = (teamId: TeamId, vendor: VendorName): string => `${teamId}.${vendor}`
