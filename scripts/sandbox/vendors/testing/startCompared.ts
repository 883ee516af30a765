import { randomBytes } from 'node:crypto'
import { createTokenCipher } from '@laurel/api/access/tokenCipher.ts'
import { createRunner } from '@laurel/api/delivery/runner.ts'
import { until } from '@laurel/api/delivery/testing/until.ts'
import { followRedemptions } from '@laurel/api/rewards/orders/followRedemptions.ts'
import { orderHandlers } from '@laurel/api/rewards/orders/orderHandlers.ts'
import { placeOrderJob } from '@laurel/api/rewards/orders/orderJobs.ts'
import { saveConnection } from '@laurel/api/rewards/vendors/connections/connectionRows.ts'
import { createVendorConnections } from '@laurel/api/rewards/vendors/connections/vendorConnections.ts'
import { rewardVendors } from '@laurel/api/rewards/vendors/registry.ts'
import { migrateDatabase } from '@laurel/api/server/migrateDatabase.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { addMilliseconds } from '@laurel/ledger/kernel/instant.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { beforeFirst, type RecordedEvent } from '@laurel/ledger/log/port.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import type { VendorName } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { onTestFinished } from 'vitest'
import { byHand, type Name } from '../comparedOrders.ts'
import { standIns } from '../standIns.ts'
import type { RemoteStandIn } from './useStandIns.ts'

/** A call that hangs is given up after this time, long before a vendor's own limit. */
const patienceMilliseconds = 1_000

const impatient: typeof fetch = (input, init) => {
  const limits = [AbortSignal.timeout(patienceMilliseconds), ...(init?.signal ? [init.signal] : [])]
  return fetch(input, { ...init, signal: AbortSignal.any(limits) })
}

export type Compared = Readonly<{ ordersMax: number; price: number }>

/** The ledger, the read models, and the stand-ins in another process that a team is connected to. */
export const startCompared = async (
  standIn: (vendor: VendorName) => Promise<RemoteStandIn>,
  { ordersMax, price }: Compared,
) => {
  const { url } = await createTestDatabase()
  await migrateDatabase(url)
  const database = new Pool({ connectionString: url, max: 8 })
  const log = createMemoryLog()
  const ledger = createLedger({ log })
  const projections = createProjections({ log, databaseUrl: url })
  await projections.start()
  const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben'] })
  accepted(await team.adjust('Ann', ordersMax * price))
  accepted(await team.topUp(ordersMax * price))

  let now = '2026-03-11T09:00:00.000Z'
  const clock = () => now
  const cipher = createTokenCipher(randomBytes(32).toString('base64'))
  const remotes = new Map<string, RemoteStandIn>()
  const connect = (vendor: VendorName, settings: unknown) =>
    saveConnection({ database, cipher }, { teamId: team.teamId, vendor, settings }, now)
  for (const { vendor, settings } of standIns) {
    remotes.set(vendor, await standIn(vendor))
    await connect(vendor, settings)
  }
  await connect(byHand, { orderedBy: 'Ben' })
  const origins = Object.fromEntries([...remotes].map(([vendor, { origin }]) => [vendor, origin]))
  const connections = createVendorConnections({
    database,
    cipher,
    vendors: rewardVendors,
    clock,
    fetch: impatient,
    origins,
  })

  const { vendorFor, vendorNamed } = connections
  const settling = (events: readonly RecordedEvent[]) => settle(ledger, events)
  const dependencies = { ledger, log, settle: settling, clock, database, vendorFor, vendorNamed }
  let position = beforeFirst
  const cursor = {
    load: () => Promise.resolve(position),
    save: (reached: number) => {
      position = reached
      return Promise.resolve()
    },
    forget: () => {
      position = beforeFirst
      return Promise.resolve()
    },
  }
  const following = await followRedemptions({ ...dependencies, cursor })
  // Looks happen when the spec says so.
  const handlers = orderHandlers(dependencies).filter(({ kind }) => kind === placeOrderJob.name)
  const runner = createRunner({ database, databaseUrl: url, handlers, clock, onError: () => undefined })
  onTestFinished(async () => {
    await following.stop()
    await projections.stop()
    await database.end()
  })
  const lastOrder = async () => {
    let last = beforeFirst
    for await (const batch of log.readAll(position, { streamPrefixes: ['redemption-'] }))
      last = batch.at(-1)?.position ?? last
    return last
  }
  return {
    ...dependencies,
    team,
    projections,
    controlOf: (name: Name) => {
      const control = remotes.get(name)
      if (!control) throw new Error(`The sandbox has no ${name}.`)
      return control
    },
    pass: (milliseconds: number) => {
      now = addMilliseconds(now, milliseconds)
    },
    run: async () => {
      const last = await lastOrder()
      await until(() => Promise.resolve(position >= last))
      await runner.runDue()
    },
  }
}
