/* Written by `npm run client` from the contract. Change the contract, not this file. */
export interface FeedQuery {
  after?: number
  start?: string
  end?: string
  start_date?: string
  end_date?: string
  group?: string
  segment?: string
  direct_reports?: boolean | string
  filters?: string
  limit?: number
  cursor?: string
  only?: 'shoutouts'
}

export interface FeedResponse {
  feed: (
    | {
        id: string
        created_at: string
        for_users: {
          id: string
          name: string
          profile_picture: string | null
        }[]
        points_each: number
        reactions: {
          name: string
          count: number
        }[]
        group: {
          id: string
          title: string
        } | null
        type: 'SHOUTOUT' | 'EXTERNAL'
        created_by: {
          id: string
          name: string
          profile_picture: string | null
        }
        message_text: string
        external_creator: {
          name: string
          profile_picture: string | null
        } | null
        attachment: {
          type: 'KLIPY_GIF' | 'GIPHY_GIF' | 'TENOR_GIF'
          media: {
            url: string
            width: number
            height: number
          }
          alt_text: string
        } | null
        value_text: string | null
      }
    | {
        id: string
        created_at: string
        for_users: {
          id: string
          name: string
          profile_picture: string | null
        }[]
        points_each: number
        reactions: {
          name: string
          count: number
        }[]
        group: {
          id: string
          title: string
        } | null
        type: 'AWARD'
        created_by: {
          id: string
          name: string
          profile_picture: string | null
        }
        message: string
        award: {
          id: string | null
          name: string
        }
        card_image: string | null
      }
  )[]
  next: string | null
}
