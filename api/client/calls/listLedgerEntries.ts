/* Written by `npm run client` from the contract. Change the contract, not this file. */
export interface ListLedgerEntriesQuery {
  after?: number
  sort?: string
  range?: string
  cursor?: string
  filter?: string
}

export type ListLedgerEntriesResponse = {
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
