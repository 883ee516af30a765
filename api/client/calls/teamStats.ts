/* Written by `npm run client` from the contract. Change the contract, not this file. */
export interface TeamStatsQuery {
  after?: number
  start?: string
  end?: string
  start_date?: string
  end_date?: string
  group?: string
  segment?: string
  direct_reports?: boolean | string
  filters?: string
}

export interface TeamStatsResponse {
  totals: {
    shoutouts: number
    awards: number
    celebrations: number
    points_earned: number
  }
  previous: {
    shoutouts: number
    awards: number
    celebrations: number
    points_earned: number
  } | null
  engagement: {
    senders: number
    recipients: number
    users: number
  }
  previous_engagement: {
    senders: number
    recipients: number
    users: number
  } | null
}
