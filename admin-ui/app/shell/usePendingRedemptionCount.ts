import { pendingRedemptionCount } from '@laurel/contract/rewards/pendingRedemptionCount.ts'
import { useAnswer } from '../connection/useAnswer.ts'

/** How many redemptions wait for an admin; undefined until known. */
export const usePendingRedemptionCount = (): number | undefined =>
  useAnswer(pendingRedemptionCount, after => ({ query: after })).data?.pending_count
