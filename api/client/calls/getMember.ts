/* Written by `npm run client` from the contract. Change the contract, not this file. */
export interface GetMemberParams {
  id: string
}

export interface GetMemberQuery {
  after?: number
}

export interface GetMemberResponse {
  id: string
  name: string
  profile_picture: string | null
  email: string | null
  external_key: string
  is_admin: boolean
  is_owner: boolean
  is_active: boolean
  has_group: boolean
  is_manager: boolean
  is_channel_manager: boolean
  redeemable_points: number
  owed_points: number
  shoutout_allowance_remaining: number
  award_allowance_remaining: number
  gives_awards_from_allowance: boolean
}
