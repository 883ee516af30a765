/* Written by `npm run client` from the contract. Change the contract, not this file. */
export interface ActivityByMonthQuery {
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

export interface ActivityByMonthResponse {
  months: {
    shoutouts: number
    awards: number
    celebrations: number
    points_earned: number
    month: string
  }[]
}
