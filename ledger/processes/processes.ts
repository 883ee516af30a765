import { creditAwardProcess } from './creditAward.ts'
import { creditShoutoutProcess } from './creditShoutout.ts'
import type { Process } from './process.ts'
import { settleRedemptionProcess } from './settleRedemption.ts'

/** Every promise the ledger keeps by itself. */
export const processes: readonly Process[] = [
  creditShoutoutProcess,
  creditAwardProcess,
  settleRedemptionProcess,
]
