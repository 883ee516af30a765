import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { RewardOrder, VendorName } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import type { Pool } from 'pg'
import type { TokenCipher } from '../../../access/tokenCipher.ts'
import type { ConnectedVendor } from '../connectedVendor.ts'
import type { VendorClient } from '../port.ts'
import type { RegisteredVendor } from '../registeredVendor.ts'
import { healthNotesOf, keepingHealth } from './connectionHealth.ts'
import { type ConnectionRow, ownerOf, readConnection, readConnections, settingsIn } from './connectionRows.ts'
import { tokensOf } from './connectionTokens.ts'

export type VendorConnectionsDependencies = {
  readonly database: Pool
  readonly cipher: TokenCipher
  readonly vendors: readonly RegisteredVendor[]
  readonly clock: () => Instant
  readonly fetch?: typeof fetch
  readonly random?: () => number
  /** The stand-ins of vendors, by the name of the vendor; set where the sandbox runs, and nowhere else. */
  readonly origins?: Readonly<Record<string, string>>
}

/** A vendor that a team is connected to, and which connection that is. */
export type Connection = ConnectedVendor & {
  readonly connectionId: string
  readonly teamId: TeamId
  readonly isBeta?: boolean
}

/** The vendors that teams are connected to. Every call of their clients notes the health of its connection. */
export type VendorConnections = {
  /** The vendor that fulfils an order for a team; `null` if people do. */
  readonly vendorFor: (teamId: TeamId, order: RewardOrder) => Promise<Connection | null>
  /** `null` if the team is not connected to the vendor. */
  readonly vendorNamed: (teamId: TeamId, name: VendorName) => Promise<Connection | null>
  readonly connectionsOf: (teamId: TeamId) => Promise<readonly Connection[]>
  /** `null` if there is no such connection. */
  readonly connectionWith: (connectionId: string) => Promise<Connection | null>
  /** A client for settings that are not stored, to test them. Throws for settings of another form. */
  readonly trialOf: (vendor: RegisteredVendor, settings: unknown) => VendorClient
}

const keptClientsMax = 500

export const createVendorConnections = (dependencies: VendorConnectionsDependencies): VendorConnections => {
  const { vendors, clock, random = Math.random, origins = {} } = dependencies
  const byName = new Map(vendors.map(vendor => [vendor.name, vendor]))
  const clients = new Map<string, { readonly changedAt: Instant; readonly connection: Connection }>()

  const surroundingsOf = (name: VendorName) => {
    const origin = origins[name]
    return { fetch: dependencies.fetch ?? fetch, clock, random, ...(origin === undefined ? {} : { origin }) }
  }

  const made = (row: ConnectionRow, vendor: RegisteredVendor): Connection => {
    const { connectionId, teamId } = row
    const owner = ownerOf(teamId, row.vendor)
    const tokens = tokensOf(dependencies, { connectionId, owner, title: row.vendor })
    const client = vendor.connect(settingsIn(dependencies, row), { ...surroundingsOf(vendor.name), tokens })
    const { name, capabilities, isBeta = false } = vendor
    const notes = healthNotesOf(dependencies, connectionId)
    return { connectionId, teamId, name, capabilities, isBeta, client: keepingHealth(client, notes) }
  }

  const unreadable = new Map<string, Instant>()

  const madeIfReadable = async (row: ConnectionRow, vendor: RegisteredVendor): Promise<Connection | null> => {
    const { connectionId, changedAt } = row
    // Administrators see it beside the vendor, and the next settings replace it.
    if (unreadable.get(connectionId) === changedAt) return null
    try {
      return made(row, vendor)
    } catch {
      unreadable.set(connectionId, changedAt)
      const problem = `The stored settings of ${vendor.title} can't be read. Enter them again.`
      await healthNotesOf(dependencies, connectionId).failed('ACCESS', problem)
      return null
    }
  }

  /**
   * Clients are kept, because they may hold tokens. Null for a vendor that this version does not know, and for settings
   * that it can't read: one of them must not keep the others from working.
   */
  const connectionIn = async (row: ConnectionRow): Promise<Connection | null> => {
    const vendor = byName.get(row.vendor)
    if (!vendor) return null
    const kept = clients.get(row.connectionId)
    if (kept?.changedAt === row.changedAt) return kept.connection
    const connection = await madeIfReadable(row, vendor)
    if (!connection) return null
    const [oldest] = clients.keys()
    if (clients.size >= keptClientsMax && oldest !== undefined) clients.delete(oldest)
    clients.set(row.connectionId, { changedAt: row.changedAt, connection })
    return connection
  }
  const connectionsIn = async (rows: readonly ConnectionRow[]): Promise<readonly Connection[]> =>
    (await Promise.all(rows.map(connectionIn))).filter(connection => connection !== null)

  const connectionsOf = async (teamId: TeamId) => connectionsIn(await readConnections(dependencies, teamId))
  const vendorNamed = async (teamId: TeamId, name: VendorName) =>
    (await connectionsOf(teamId)).find(connection => connection.name === name) ?? null

  return {
    connectionsOf,
    vendorNamed,
    vendorFor: async (teamId, order) => {
      const named = vendorIn(order)
      const fitting = vendors.filter(
        ({ name, orderKinds }) => orderKinds.includes(order.kind) && (named === null || name === named),
      )
      if (fitting.length === 0) return null
      const connections = await connectionsOf(teamId)
      for (const { name } of fitting) {
        const connection = connections.find(each => each.name === name)
        if (connection) return connection
      }
      return null
    },
    connectionWith: async connectionId => {
      const row = await readConnection(dependencies, connectionId)
      return row ? connectionIn(row) : null
    },
    trialOf: (vendor, settings) => vendor.connect(settings, surroundingsOf(vendor.name)),
  }
}

/** The vendor that an order names; null where any vendor of its kind will do. */
const vendorIn = (order: RewardOrder): VendorName | null =>
  order.kind === 'giftCard' || order.kind === 'integrationItem' ? order.vendor : null
