import { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { VendorName } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import { enqueue } from '../../../delivery/enqueue.ts'
import { handle, type JobHandler } from '../../../delivery/handler.ts'
import { defineJob, newJob } from '../../../delivery/job.ts'
import { enqueuedAtOnceMax } from '../../../delivery/limits.ts'
import { done, failed } from '../../../delivery/outcome.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import { listConnections } from '../../vendors/connections/connectionRows.ts'
import type { VendorConnections } from '../../vendors/connections/vendorConnections.ts'
import { giftCardVendors } from '../priceGiftCards.ts'
import { syncGiftCards } from './syncGiftCards.ts'

/** Reads the catalog of one connection. */
const syncCatalog = defineJob({
  name: 'giftCards.sync',
  payload: z.strictObject({ teamId: TeamId, vendor: VendorName }),
})

const minute = 60_000
/** Vendors are asked at night: between two and five o'clock UTC. */
const [nightBegins, nightMinutes] = ['T02:00:00.000Z', 180]
const dayLength = '2026-11-23'.length

/**
 * Enqueues the sync of the day for every connection to a vendor of gift cards, at a minute of the night of its own; a new
 * connection is synced at once. Forgets the cards of vendors that a team is no longer connected to.
 */
export const oweCatalogSyncs = async (
  database: Queryable,
  now: Instant,
  signal: AbortSignal,
): Promise<void> => {
  const connections = await listConnections({ database }, Object.keys(giftCardVendors))
  const withCards = await connectionsWithCards(database)
  const day = now.slice(0, dayLength)
  const jobs = connections.map(({ connectionId, teamId, vendor }) => {
    const isNew = !withCards.has(`${teamId} ${vendor}`)
    const atNight = addMilliseconds(`${day}${nightBegins}`, (minuteOf(connectionId) % nightMinutes) * minute)
    return newJob(
      syncCatalog,
      { teamId, vendor },
      {
        key: `giftCards.sync ${connectionId} ${isNew ? 'first' : day}`,
        lane: `giftCards.sync ${connectionId}`,
        owner: teamId,
        ...(isNew ? {} : { notBefore: atNight }),
      },
    )
  })
  for (let first = 0; first < jobs.length && !signal.aborted; first += enqueuedAtOnceMax)
    await enqueue(database, jobs.slice(first, first + enqueuedAtOnceMax), now)
  await forgetDisconnected(database)
}

/** Steps from one team and vendor to the next in an index, so that a run does not read the cards themselves. */
const forgetDisconnected = async (database: Queryable): Promise<void> => {
  await database.query(
    `with recursive source as (
       (select team_id, vendor from rewards.gift_cards order by team_id, vendor limit 1)
       union all
       select next.* from source cross join lateral (
         select team_id, vendor from rewards.gift_cards as card
         where (card.team_id, card.vendor) > (source.team_id, source.vendor)
         order by card.team_id, card.vendor limit 1) as next
     ), gone as materialized (
       select * from source where not exists (
         select from rewards.vendor_connections as connection
         where connection.team_id = source.team_id and connection.vendor = source.vendor)
     )
     delete from rewards.gift_cards as card using gone
     where card.team_id = gone.team_id and card.vendor = gone.vendor`,
  )
}

const connectionsWithCards = async (database: Queryable): Promise<ReadonlySet<string>> => {
  const { rows } = await database.query(
    `select team_id || ' ' || vendor as key from rewards.vendor_connections as connection
     where exists (select from rewards.gift_cards as card
       where card.team_id = connection.team_id and card.vendor = connection.vendor)`,
  )
  return new Set(
    z
      .array(z.object({ key: z.string() }))
      .parse(rows)
      .map(({ key }) => key),
  )
}

const minuteOf = (connectionId: string): number => Number.parseInt(connectionId.slice(0, 4), 16)

const attemptMilliseconds = 10 * minute

/** One catalog is read at a time, so that the memory of a server does not depend on the number of its teams. */
export const catalogSyncHandler = ({
  database,
  vendors,
}: {
  readonly database: Queryable
  readonly vendors: Pick<VendorConnections, 'vendorNamed'>
}): JobHandler =>
  handle(
    syncCatalog,
    async ({ payload: { teamId, vendor }, signal }) => {
      const connection = await vendors.vendorNamed(teamId, vendor)
      if (!connection) return done
      try {
        const { client } = connection
        const { seen, removed } = await syncGiftCards(database, { teamId, vendor, client }, signal)
        return { ...done, note: `${seen} gift cards, ${removed} removed` }
      } catch (error) {
        if (error instanceof VendorUncertain) return failed(error.message)
        throw error
      }
    },
    { atOnceMax: 1, attemptMilliseconds },
  )
