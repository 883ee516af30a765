/* Written by `npm run client` from the contract. Change the contract, not this file. */
export interface CountBySegmentQuery {
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

export interface CountBySegmentResponse {
  segments: {
    points: number
    count: number
    id: string
    name: string
    users: number
  }[]
}
