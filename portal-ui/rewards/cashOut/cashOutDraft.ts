import { cashOutPointsDefault } from '@laurel/contract/rewards/cashOut.ts'
import type { PayoutRail } from '@laurel/contract/rewards/payouts/destination.ts'
import { z } from 'zod'

const Draft = z.object({
  amount: z.string().max(20),
  destination: z.string().max(200),
  key: z.string().max(100),
})

/** What the person typed, and the key under which it is sent. */
export type CashOutDraft = z.infer<typeof Draft>

const nameOf = (rail: PayoutRail): string => `laurel cash-out ${rail}`

export const newDraft = (): CashOutDraft => ({
  amount: String(cashOutPointsDefault),
  destination: '',
  key: crypto.randomUUID(),
})

/** The draft of this tab. It survives a reload, so that a payout whose answer was lost is not sent twice. */
export const readDraft = (rail: PayoutRail): CashOutDraft => {
  try {
    return Draft.parse(JSON.parse(sessionStorage.getItem(nameOf(rail)) ?? ''))
  } catch {
    return newDraft()
  }
}

export const keepDraft = (rail: PayoutRail, draft: CashOutDraft): void => {
  try {
    sessionStorage.setItem(nameOf(rail), JSON.stringify(draft))
  } catch {
    // A browser without storage keeps the draft until the page is left.
  }
}

export const forgetDraft = (rail: PayoutRail): void => {
  try {
    sessionStorage.removeItem(nameOf(rail))
  } catch {
    // There is nothing to forget.
  }
}
