/* Written by `npm run client` from the contract. Change the contract, not this file. */
export interface MeQuery {
  after?: number
}

export interface MeResponse {
  user: {
    id: string
    name: string
    profile_picture: string | null
    email: string | null
    locale: string
    is_admin: boolean
    is_owner: boolean
    is_manager: boolean
    is_channel_manager: boolean
    redeemable_points: number
    owed_points: number
    shoutout_allowance_remaining: number
    award_allowance_remaining: number
    subordinate_users: {
      id: string
      name: string
      profile_picture: string | null
    }[]
    addresses: {
      id: string
      name: string
      street1: string
      street2: string
      city: string
      state: string
      postal_code: string
      country: string
      phone: string
      default: boolean
    }[]
    segments_managed: {
      id: string
      name: string
    }[]
    metadata: {
      birthday_public: 'PUBLIC' | 'PRIVATE'
      set_locale: boolean
      force_geo: string | null
    }
  }
  team: {
    id: string
    name: string
    points_name: string
    points_name_singular: string
    purchased_points: number
    plan_type: number
    trial_end: string | null
    base_currency: string
    allowance_interval: 'WEEKLY' | 'BIWEEKLY' | 'MONTHLY' | 'QUARTERLY'
    time_zone: string
    locale: string
    done_setup: boolean
    is_active: boolean
    shoutout_values: {
      hash: string
      text: string
    }[]
    groups: {
      id: string
      title: string
    }[]
    reward_payment_type: number
    reward_catalogs: ('CUSTOM_CATALOG' | 'AMAZON' | 'GIFT_CARDS' | 'CHARITIES' | 'PAYPAL')[]
    custom_fields: {
      slack_fields: {
        id: string
        label: string
        type: 'text' | 'choice' | 'date' | 'link' | 'person'
      }[]
      profile_fields: {
        manager: string | null
        start_date: string | null
        birthday: string | null
      }
      integrations: string[]
    }
    metadata: {
      show_get_started: boolean
      require_values: boolean
      use_all_channels: boolean
      ask_birthdays: boolean
      custom_catalog_name: string
      primary_color: string | null
      logo: string | null
      eom_point_reminder: boolean
      inactivity_nudge: boolean
      point_reload_nudge: boolean
      redeemable_points_nudge: boolean
      show_beta_features: boolean
      show_fairness: boolean
      reaction_shoutout: {
        emoji: string
        points: number
      } | null
      charity_whitelist: string[]
      featured_charities: string[]
      setup_first_group: boolean
      added_tag_values: boolean
      setup_rewards: boolean
      introduction: boolean
      have_payment_method: boolean
    }
  }
  amazon_marketplace: string | null
  currency_rates: {
    [k: string]: number
  }
}
