import { claimGiftsProcess } from './claimGifts.ts'
import { creditAwardProcess } from './creditAward.ts'
import { creditShoutoutProcess } from './creditShoutout.ts'
import { payPrizesProcess } from './payPrizes.ts'
import type { Process } from './process.ts'
import { settleRedemptionProcess } from './settleRedemption.ts'

/** Every process of the ledger. */
export const processes: readonly Process[] = [
  creditShoutoutProcess,
  creditAwardProcess,
  claimGiftsProcess,
  payPrizesProcess,
  settleRedemptionProcess,
]
