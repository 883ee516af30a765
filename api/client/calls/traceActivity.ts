/* Written by `npm run client` from the contract. Change the contract, not this file. */
export interface TraceActivityParams {
  id: string
}

export interface TraceActivityQuery {
  after?: number
}

export interface TraceActivityResponse {
  events: {
    id: string
    type: string
    caused_by: string | null
    position: number
    occurred_at: string
    recorded_at: string
    actor: {
      kind: 'member' | 'system'
      id: string
    }
    postings: {
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
        | 'clearing'
        | 'granted'
        | 'lapsed'
        | 'corrections'
        | 'awarded'
        | 'absorbed'
        | 'expired'
        | 'redeemed'
        | 'purchased'
        | 'paid'
      user_id: string | null
      points: number
    }[]
  }[]
}
