/* Written by `npm run client` from the contract. Change the contract, not this file. */
export interface GivingOptionsQuery {
  after?: number
}

export interface GivingOptionsResponse {
  groups: {
    id: string
    title: string
    point_options: number[]
  }[]
  values: string[]
  is_value_required: boolean
  points_left: number
  points_granted: number
  resets_at: string
  gif_provider: string | null
}
