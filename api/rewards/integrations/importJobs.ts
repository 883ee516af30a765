import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { VendorName } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import { enqueue } from '../../delivery/enqueue.ts'
import { handle, type JobHandler } from '../../delivery/handler.ts'
import { defineJob, newJob } from '../../delivery/job.ts'
import { enqueuedAtOnceMax } from '../../delivery/limits.ts'
import { done, failed } from '../../delivery/outcome.ts'
import { VendorUncertain } from '../../partners/vendorUncertain.ts'
import { listConnections } from '../vendors/connections/connectionRows.ts'
import { showsBeta } from '../vendors/connections/offeredVendors.ts'
import type { VendorConnections } from '../vendors/connections/vendorConnections.ts'
import { type ImportDependencies, importItems } from './importItems.ts'

/** Reads the items of one connection. */
const importJob = defineJob({
  name: 'items.import',
  payload: z.strictObject({ teamId: TeamId, vendor: VendorName }),
})

/** The vendors with items for the team's catalog. */
export const itemVendors: readonly VendorName[] = ['printful', 'sendoso', 'sendosoSandbox']

const hourLength = '2026-11-23T14'.length

/** Enqueues an import per connection and hour, so that stock and pictures are those of the vendor. */
export const oweImports = async (database: Queryable, now: Instant, signal: AbortSignal): Promise<void> => {
  const connections = await listConnections({ database }, itemVendors)
  const jobs = connections.map(({ connectionId, teamId, vendor }) =>
    newJob(
      importJob,
      { teamId, vendor },
      {
        key: `items.import ${connectionId} ${now.slice(0, hourLength)}`,
        lane: `items.import ${connectionId}`,
        owner: teamId,
      },
    ),
  )
  for (let first = 0; first < jobs.length && !signal.aborted; first += enqueuedAtOnceMax)
    await enqueue(database, jobs.slice(first, first + enqueuedAtOnceMax), now)
}

const attemptMilliseconds = 10 * 60_000

export const importHandler = (
  dependencies: ImportDependencies & {
    readonly ledger: Pick<Ledger, 'team'>
    readonly vendors: Pick<VendorConnections, 'vendorNamed'>
  },
): JobHandler =>
  handle(
    importJob,
    async ({ payload: { teamId, vendor }, signal }) => {
      const connection = await dependencies.vendors.vendorNamed(teamId, vendor)
      if (!connection) return done
      try {
        // What a team no longer sees is sold out.
        const isOffered = !connection.isBeta || (await showsBeta(dependencies, teamId))
        const client = isOffered ? connection.client : {}
        const { capabilities } = connection
        const { seen, gone } = await importItems(
          dependencies,
          { teamId, vendor, client, capabilities },
          signal,
        )
        return { ...done, note: `${seen} items, ${gone} gone` }
      } catch (error) {
        if (error instanceof VendorUncertain) return failed(error.message)
        throw error
      }
    },
    { atOnceMax: 1, attemptMilliseconds },
  )
