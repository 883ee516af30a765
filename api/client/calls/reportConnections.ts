/* Written by `npm run client` from the contract. Change the contract, not this file. */
export interface ReportConnectionsQuery {
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

export interface ReportConnectionsResponse {
  connections: {
    created_by: {
      id: string
      name: string
      profile_picture: string | null
    }
    for_user: {
      id: string
      name: string
      profile_picture: string | null
    }
    count: number
    points: number
  }[]
}
