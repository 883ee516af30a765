import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { asChild } from '../../apart/asChild.ts'
import { jobCacheBytesMax } from '../../openLedgers.ts'
import { AskedWork } from './historyApart.ts'
import { createHistoryWork } from './historyWork.ts'

await asChild(AskedWork, async (asked, { stores, database, signal }) => {
  const work = createHistoryWork({
    log: stores.log,
    ledger: createLedger({ ...stores, cacheBytesMax: jobCacheBytesMax }),
    database,
    clock: () => instantOf(new Date()),
  })
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
})
