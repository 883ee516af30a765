/* Written by `npm run client` from the contract. Change the contract, not this file. */
export interface GiveShoutoutBody {
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
  may_repeat?: boolean
}

export interface GiveShoutoutResponse {
  ok: true
  position: number
  shoutout_id: string
}
