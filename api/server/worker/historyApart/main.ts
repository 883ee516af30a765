import { once } from 'node:events'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { asChild } from '../../apart/asChild.ts'
import { openDatabase } from '../../openDatabase.ts'
import { jobCacheBytesMax } from '../../openLedgers.ts'
import { AskedWork } from './historyApart.ts'
import { createHistoryWork } from './historyWork.ts'

const [message]: unknown[] = await once(process, 'message')
const asked = AskedWork.parse(message)

await asChild(async stores => {
  const pools = openDatabase(stores.databaseUrl, () => undefined)
  const work = createHistoryWork({
    log: stores.log,
    ledger: createLedger({ ...stores, cacheBytesMax: jobCacheBytesMax }),
    database: pools.work,
    clock: () => instantOf(new Date()),
  })
  // The process is killed to end it early, and a later attempt begins from the start.
  const { signal } = new AbortController()
  try {
    switch (asked.work) {
      case 'read books':
        await work.readBooks(asked, signal)
        break
      case 'simulate policy':
        await work.simulate(asked.simulationId, signal)
        break
      default:
        asked satisfies never
    }
  } finally {
    await pools.end()
  }
})
