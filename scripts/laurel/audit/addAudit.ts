import type { Command } from 'commander'
import { addBalances } from './addBalances.ts'
import { addCheckpoint } from './addCheckpoint.ts'
import { addExport } from './addExport.ts'
import { addLeaderboard } from './addLeaderboard.ts'
import { addReceipt } from './addReceipt.ts'
import { addTrace } from './addTrace.ts'
import { addVerify } from './addVerify.ts'
import { addCloseMonth } from './liability/addCloseMonth.ts'
import { addLiability } from './liability/addLiability.ts'
import { addPack } from './pack/addPack.ts'

export const addAudit = (laurel: Command): void => {
  const audit = laurel.command('audit').description('Replay the ledger and check it.')
  addVerify(audit)
  addBalances(audit)
  addLeaderboard(audit)
  addLiability(audit)
  addCloseMonth(audit)
  addTrace(audit)
  addExport(audit)
  addCheckpoint(audit)
  addReceipt(audit)
  addPack(audit)
}
