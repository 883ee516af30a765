/* Written by `npm run client` from the contract. Change the contract, not this file. */
export interface ListRewardsQuery {
  after?: number
}

export interface ListRewardsResponse {
  rewards: {
    name: string
    emoji: string
    description: string
    point_cost: number
    id: string
  }[]
}
