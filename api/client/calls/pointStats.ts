/* Written by `npm run client` from the contract. Change the contract, not this file. */
export interface PointStatsQuery {
  after?: number
}

export interface PointStatsResponse {
  point_balance: number
  outstanding_points: number
  redeemed_this_month: number
  giveable_points: number
}
