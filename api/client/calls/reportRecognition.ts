/* Written by `npm run client` from the contract. Change the contract, not this file. */
export interface ReportRecognitionQuery {
  after?: number
  start?: string
  end?: string
  start_date?: string
  end_date?: string
  group?: string
  segment?: string
  direct_reports?: boolean | string
  filters?: string
  by?: 'earners' | 'givers' | 'values'
}

export interface ReportRecognitionResponse {
  earners: {
    points: number
    count: number
    user: {
      id: string
      name: string
      profile_picture: string | null
    }
  }[]
  givers: {
    points: number
    count: number
    user: {
      id: string
      name: string
      profile_picture: string | null
    }
  }[]
  values: {
    points: number
    count: number
    value: string
  }[]
}
