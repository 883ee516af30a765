import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { allowanceSourcesOf } from '../../../recognition/allowanceSourcesOf.ts'
import { resetAllowances } from '../../../recognition/resetAllowances.ts'
import { expireDuePoints } from '../../../team/expiry/expireDuePoints.ts'
import { asChild } from '../../apart/asChild.ts'
import { jobCacheBytesMax } from '../../openLedgers.ts'
import { TeamWork } from './workApart.ts'

await asChild(TeamWork, async ({ work, teamId, now }, { stores, database, signal }) => {
  const ledger = createLedger({ ...stores, cacheBytesMax: jobCacheBytesMax })
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
})
