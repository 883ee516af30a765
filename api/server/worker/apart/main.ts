import { once } from 'node:events'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { allowanceSourcesOf } from '../../../recognition/allowanceSourcesOf.ts'
import { resetAllowances } from '../../../recognition/resetAllowances.ts'
import { expireDuePoints } from '../../../team/expiry/expireDuePoints.ts'
import { asChild } from '../../apart/asChild.ts'
import { openDatabase } from '../../openDatabase.ts'
import { jobCacheBytesMax } from '../../openLedgers.ts'
import { TeamWork } from './workApart.ts'

const [message]: unknown[] = await once(process, 'message')
const { work, teamId, now } = TeamWork.parse(message)

await asChild(async stores => {
  const pools = openDatabase(stores.databaseUrl, () => undefined)
  const database = pools.work
  const ledger = createLedger({ ...stores, cacheBytesMax: jobCacheBytesMax })
  // The process is killed to end it early: what is done is done, and the next run does the rest.
  const { signal } = new AbortController()
  try {
    switch (work) {
      case 'reset allowances':
        await resetAllowances(
          { ledger, database, allowanceSourcesOf: allowanceSourcesOf(database) },
          now,
          signal,
          teamId,
        )
        break
      case 'expire points':
        await expireDuePoints({ ledger, database }, now, signal, teamId)
        break
      default:
        work satisfies never
    }
  } finally {
    await pools.end()
  }
})
