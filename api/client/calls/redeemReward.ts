/* Written by `npm run client` from the contract. Change the contract, not this file. */
export interface RedeemRewardParams {
  rewardId: string
}

export type RedeemRewardBody = {
  addr_id?: string
  variant_id?: string
  variant_name?: string
  points?: number
} | null

export interface RedeemRewardResponse {
  ok: boolean
  error:
    | (
        | 'INSUFFICIENT_POINTS'
        | 'INSUFFICIENT_FUNDS'
        | 'FUND_OWES'
        | 'MEMBER_UNKNOWN'
        | 'OUT_OF_STOCK'
        | 'REDEMPTION_LIMIT'
        | 'PRICE_CHANGED'
      )
    | null
  message: string | null
  redemption_id: string | null
  status: ('REQUESTED' | 'PENDING' | 'PROCESSING' | 'COMPLETE' | 'CANCELLED' | 'RETURNED' | 'DECLINED') | null
  points: number
  position: number | null
}
