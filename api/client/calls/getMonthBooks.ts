/* Written by `npm run client` from the contract. Change the contract, not this file. */
export interface GetMonthBooksParams {
  month: string
}

export interface GetMonthBooksQuery {
  after?: number
}

export interface GetMonthBooksResponse {
  id: string
  state: 'running' | 'open' | 'closed'
  from: string
  until: string
  closed_at: string | null
  closed_by: {
    id: string
    name: string
    profile_picture: string | null
  } | null
  books: {
    state: 'none' | 'running' | 'ready' | 'failed'
    problem: string | null
  }
  pack: {
    state: 'none' | 'running' | 'ready' | 'failed'
    problem: string | null
    bytes: number
    expires_at: string | null
  }
  statement: {
    opening: number
    earned: number
    redeemed: number
    expired: number
    recalled: number
    corrections: number
    closing: number
  } | null
  entry: {
    fiscal_period: string
    is_example: boolean
    lines: {
      code: string
      name: string
      debit: number
      from: (
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
      )[]
    }[]
  } | null
}
