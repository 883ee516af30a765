/* Written by `npm run client` from the contract. Change the contract, not this file. */
export interface GetLeaderboardQuery {
  after?: number
  as_of?: string
  clock?: 'occurred' | 'recorded'
  by?: 'received' | 'given'
  from?: string
  group?: string
  range?: string
}

export interface GetLeaderboardResponse {
  as_of: string
  clock: 'occurred' | 'recorded'
  by: 'received' | 'given'
  from: string | null
  lines: {
    rank: number
    user: {
      id: string
      name: string
      profile_picture: string | null
    }
    points: number
    shoutouts: number
  }[]
  total: number
}
