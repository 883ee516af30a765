/* Written by `npm run client` from the contract. Change the contract, not this file. */
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
        problem: {
          type: string
          title: string
          status: number
          detail: string
          code:
            | 'INSUFFICIENT_POINTS'
            | 'INSUFFICIENT_FUNDS'
            | 'NOT_SIGNED_IN'
            | 'SESSION_EXPIRED'
            | 'LINK_EXPIRED'
            | 'SIGN_IN_FAILED'
            | 'NOT_INSTALLED'
            | 'INSTALL_FAILED'
            | 'CONFIRMATION_REQUIRED'
            | 'FRESH_SIGN_IN_REQUIRED'
            | 'INSTALLER_NOT_ADMIN'
            | 'FORBIDDEN'
            | 'API_KEY_UNKNOWN'
            | 'API_KEY_SCOPE'
            | 'API_KEYS_TOO_MANY'
            | 'PRO_REQUIRED'
            | 'TEAM_INACTIVE'
            | 'NOT_FOUND'
            | 'INVALID_REQUEST'
            | 'CURSOR_REFUSED'
            | 'RANGE_TOO_DEEP'
            | 'TOO_LARGE'
            | 'TOO_MANY_REQUESTS'
            | 'IDEMPOTENCY_CONFLICT'
            | 'UNAVAILABLE'
            | 'OVERLOADED'
            | 'INTERNAL'
            | 'TEAM_EXISTS'
            | 'TEAM_UNKNOWN'
            | 'EXPIRY_NOT_DUE'
            | 'TIME_ZONE_UNKNOWN'
            | 'DUPLICATE_VALUE'
            | 'MONTH_NOT_OVER'
            | 'MONTH_CLOSED'
            | 'TOO_MANY_PROPOSALS'
            | 'PROPOSAL_NOT_OPEN'
            | 'OWN_PROPOSAL'
            | 'ADJUSTMENT_NOT_OPEN'
            | 'OWN_ADJUSTMENT'
            | 'MEMBER_UNKNOWN'
            | 'MEMBER_INACTIVE'
            | 'OWNER_STAYS_ADMIN'
            | 'LAST_ADMINISTRATOR'
            | 'NO_RECIPIENTS'
            | 'TOO_MANY_RECIPIENTS'
            | 'DUPLICATE_RECIPIENT'
            | 'RECIPIENT_UNKNOWN'
            | 'SELF_RECOGNITION'
            | 'POINTS_NOT_POSITIVE'
            | 'POINTS_NOT_AN_OPTION'
            | 'VALUE_REQUIRED'
            | 'VALUE_UNKNOWN'
            | 'ATTACHMENT_NOT_ALLOWED'
            | 'SHOUTOUT_REPEATED'
            | 'ALLOWANCE_EXHAUSTED'
            | 'SHOUTOUT_UNKNOWN'
            | 'SHOUTOUT_RECALLED_ALREADY'
            | 'SHOUTOUT_NOT_RECALLED'
            | 'CAMPAIGN_UNKNOWN'
            | 'CAMPAIGN_EXISTS'
            | 'CAMPAIGN_ENDED'
            | 'CAMPAIGN_ENDS_IN_PAST'
            | 'SELF_NOMINATION'
            | 'NOMINEE_NOT_IN_CHANNEL'
            | 'NOMINATED_ALREADY'
            | 'TOO_MANY_NOMINATIONS'
            | 'WINNER_REQUIRED'
            | 'ONE_WINNER_ONLY'
            | 'OWN_PRIZE'
            | 'TOO_MANY_WINNERS'
            | 'GIVEN_AWARD_UNKNOWN'
            | 'AWARD_RECALLED_ALREADY'
            | 'AWARD_NOT_RECALLED'
            | 'RECALL_WINDOW_CLOSED'
            | 'REASON_REQUIRED'
            | 'NOTHING_TO_ADJUST'
            | 'BALANCE_TOO_LOW'
            | 'CHANNEL_EXISTS'
            | 'CHANNEL_UNKNOWN'
            | 'REWARD_UNKNOWN'
            | 'FUND_OWES'
            | 'TOP_UP_CONFLICT'
            | 'TOP_UP_UNKNOWN'
            | 'REVERSAL_CONFLICT'
            | 'REVERSAL_TOO_LARGE'
            | 'REVERSAL_UNKNOWN'
            | 'STATEMENT_CONFLICT'
            | 'STATEMENT_UNKNOWN'
            | 'EXCEPTION_DECIDED'
            | 'OWN_FINDING'
            | 'RESERVATION_UNKNOWN'
            | 'REDEMPTION_UNKNOWN'
            | 'REDEMPTION_MOVE_REFUSED'
            | 'OWN_REDEMPTION'
            | 'REDEMPTION_ON_HOLD'
            | 'REDEMPTION_LIMIT'
            | 'ORDER_UNDER_WAY'
            | 'ORDER_AT_ANOTHER_VENDOR'
            | 'ORDER_ACCEPTED_BEFORE'
            | 'TOO_MANY_PARCELS'
            | 'ITEM_UNKNOWN'
            | 'VARIANT_UNKNOWN'
            | 'OUT_OF_STOCK'
            | 'DEAD_LETTER_UNKNOWN'
            | 'DEAD_LETTER_ALREADY_RETRIED'
            | 'GIVING_NOT_ALLOWED'
            | 'RECIPIENT_NOT_ELIGIBLE'
            | 'AWARD_UNKNOWN'
            | 'AWARDS_NOT_YOURS_TO_GIVE'
            | 'AWARD_ALLOWANCE_EXHAUSTED'
            | 'OCCASION_CELEBRATED'
            | 'GIFT_ROW_HAS_POINTS'
            | 'GIFT_ROW_HAS_PRODUCT'
            | 'BANNER_REQUIRED'
            | 'MILESTONE_BANNER_REQUIRED'
            | 'MILESTONE_NOT_UNIQUE'
            | 'MILESTONES_NOT_ALLOWED'
            | 'ANNOUNCEMENT_CHANNEL_REQUIRED'
            | 'CHANNEL_IN_USE'
            | 'COMPETITION_UNKNOWN'
            | 'COMPETITION_EXISTS'
            | 'COMPETITION_COMPLETE'
            | 'COMPETITION_NOT_OVER'
            | 'COMPETITION_CHANNELS_UNFIT'
            | 'COMPETITION_CHANNEL_UNKNOWN'
            | 'COMPETITION_AWARD_UNKNOWN'
            | 'COMPETITION_STARTS_TOO_EARLY'
            | 'COMPETITION_ENDS_TOO_EARLY'
            | 'COMPETITION_TOO_LONG'
            | 'COMPETITIONS_TOO_MANY'
            | 'PROFILE_FIELD_UNFIT'
            | 'SEGMENT_UNKNOWN'
            | 'SEGMENT_FIELD_REPEATED'
            | 'SEGMENT_FOLLOWS_FIELDS'
            | 'TOO_MANY_ADDRESSES'
            | 'IMAGE_REFUSED'
            | 'IMAGE_UNKNOWN'
            | 'VARIANT_REQUIRED'
            | 'ADDRESS_REQUIRED'
            | 'COUNTRY_NOT_SERVED'
            | 'CLAIM_UNKNOWN'
            | 'ALREADY_CLAIMED'
            | 'PICKS_REFUSED'
            | 'TOO_MANY_IMAGES'
            | 'FAIRNESS_OFF'
            | 'EXPORTS_TOO_MANY'
            | 'EXPORT_NOT_READY'
            | 'MONTH_OPEN'
            | 'BOOKS_NOT_READ'
            | 'PACK_NOT_READY'
            | 'BILLING_NOT_SET_UP'
            | 'ANNUAL_TO_MONTHLY'
            | 'PAYMENT_METHOD_REQUIRED'
            | 'PAYMENT_DECLINED'
            | 'PAYMENT_NEEDS_CONFIRMATION'
            | 'PREVIEW_TOO_OLD'
            | 'CARD_UNKNOWN'
            | 'CARD_IN_USE'
            | 'PAYMENT_UNKNOWN'
            | 'PAYMENT_NOT_OPEN'
            | 'STATEMENT_UNPAID'
            | 'DECISION_NOT_OFFERED'
            | 'WEBHOOK_ADDRESS_REFUSED'
            | 'TOO_MANY_WEBHOOKS'
            | 'WEBHOOK_DISABLED'
            | 'REPLAY_TOO_LARGE'
          data?: {
            [k: string]: unknown
          }
          errors?: {
            path: string
            message: string
          }[]
          instance?: string
        }
      }
  )[]
  position: number
}
