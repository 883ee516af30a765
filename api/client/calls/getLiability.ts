/* Written by `npm run client` from the contract. Change the contract, not this file. */
export interface GetLiabilityQuery {
  after?: number
  as_of?: string
  clock?: 'occurred' | 'recorded'
}

export interface GetLiabilityResponse {
  as_of: string
  clock: 'occurred' | 'recorded'
  outstanding_points: number
  earned: number
  redeemed: number
  expired: number
  recalled: number
  corrections: number
  earned_by_group: {
    group: {
      id: string
      title: string
    } | null
    points: number
  }[]
  by_age: {
    days: string
    points: number
  }[]
  out_of_order: number
  held: number
  owed_by_members: number
  postpaid: number
  owed_for_top_ups: number
}
