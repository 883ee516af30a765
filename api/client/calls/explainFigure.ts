/* Written by `npm run client` from the contract. Change the contract, not this file. */
export interface ExplainFigureParams {
  figure:
    | 'point_balance'
    | 'outstanding_points'
    | 'redeemed_this_month'
    | 'giveable_points'
    | 'accrued_points'
    | 'fund_owed_points'
    | 'redeemable_points'
    | 'owed_points'
    | 'shoutout_allowance_remaining'
    | 'award_allowance_remaining'
}

export interface ExplainFigureQuery {
  after?: number
  user_id?: string
  range?: string
  cursor?: string
}

export interface ExplainFigureResponse {
  points: number
  sign: 1 | -1
  parts: {
    event_type: string
    entries: number
    points: number
  }[]
  entries: {
    id: string
    position: number
    event_type: string
    account:
      | 'redeemable'
      | 'owed'
      | 'allowance:shoutout'
      | 'allowance:award'
      | 'fund'
      | 'fund:postpaid'
      | 'fund:owed'
      | 'fund:reserved'
      | 'held'
      | 'granted'
      | 'lapsed'
      | 'corrections'
      | 'awarded'
      | 'absorbed'
      | 'expired'
      | 'redeemed'
      | 'purchased'
      | 'paid'
    user: {
      id: string
      name: string
      profile_picture: string | null
    } | null
    points: number
    balance: number | null
    occurred_at: string
    recorded_at: string
    description: string | null
  }[]
  total: number
  next: string | null
}
