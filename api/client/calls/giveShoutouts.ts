/* Written by `npm run client` from the contract. Change the contract, not this file. */
import type { Problem } from './problem.ts'

export interface GiveShoutoutsBody {
  shoutouts: {
    for_user_ids: string[]
    points_each: number
    message_text?: string
    value_text?: string | null
    group_id?: string | null
    attachment?: {
      type: 'KLIPY_GIF' | 'GIPHY_GIF' | 'TENOR_GIF'
      media: {
        url: string
        width: number
        height: number
      }
      alt_text: string
    } | null
    id: string
  }[]
}

export interface GiveShoutoutsResponse {
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
