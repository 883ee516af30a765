/* Written by `npm run client` from the contract. Change the contract, not this file. */
export interface GetMemberBalanceParams {
  id: string
}

export interface GetMemberBalanceQuery {
  after?: number
  as_of?: string
  clock?: 'occurred' | 'recorded'
}

export interface GetMemberBalanceResponse {
  as_of: string
  clock: 'occurred' | 'recorded'
  redeemable_points: number
  owed_points: number
  shoutout_allowance_remaining: number
  award_allowance_remaining: number
}
