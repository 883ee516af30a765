/* Written by `npm run client` from the contract. Change the contract, not this file. */
export interface ListBooksQuery {
  after?: number
}

export interface ListBooksResponse {
  months: {
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
  }[]
}
