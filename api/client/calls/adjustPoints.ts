/* Written by `npm run client` from the contract. Change the contract, not this file. */
import type { Problem } from './problem.ts'

export interface AdjustPointsBody {
  adjustments: {
    account?: 'redeemable' | 'allowance:shoutout' | 'allowance:award'
    points: number
    reason: string
    user_id: string
    id: string
  }[]
}

export interface AdjustPointsResponse {
  results: (
    | {
        id: string
        status: 'accepted'
        position: number
        is_repeated: boolean
        needs_approval?: boolean
      }
    | {
        id: string | null
        status: 'refused'
        problem: Problem
      }
  )[]
  position: number
}
