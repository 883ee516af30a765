/* Written by `npm run client` from the contract. Change the contract, not this file. */
export interface ExplainOwnPointsQuery {
  after?: number
  cursor?: string
}

export interface ExplainOwnPointsResponse {
  points: number
  entries: {
    id: string
    occurred_at: string
    points: number
    balance: number | null
    reason:
      | 'SHOUTOUT'
      | 'AWARD'
      | 'BIRTHDAY'
      | 'ANNIVERSARY'
      | 'NEW_HIRE'
      | 'REDEMPTION'
      | 'REFUND'
      | 'TAKEN_BACK'
      | 'ADJUSTMENT'
      | 'EXPIRY'
      | 'REPAYMENT'
      | 'OTHER'
    by: {
      id: string
      name: string
      profile_picture: string | null
    } | null
    text: string | null
    redemption_id: string | null
  }[]
  total: number
  next: string | null
}
