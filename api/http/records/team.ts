import { createHash } from 'node:crypto'
import type { Team } from '@laurel/contract/records/team.ts'
import type { ChannelItem } from '@laurel/projections/channels/queries.ts'
import type { TeamRow } from '@laurel/projections/teams/tables.ts'

/** Plans are not sold yet; every team has all that is built. */
const proPlan = 1
const prepaid = 0

/** What is known of a team beside its own row. */
type TeamFacts = {
  readonly fund: number
  readonly channels: readonly ChannelItem[]
  readonly hasRewards: boolean
}

export const teamOf = (team: TeamRow, { fund, channels, hasRewards }: TeamFacts): Team => ({
  id: team.teamId,
  name: team.name,
  points_name: team.pointsName,
  purchased_points: fund,
  plan_type: proPlan,
  trial_end: null,
  base_currency: 'USD',
  allowance_interval: team.interval ?? 'MONTHLY',
  done_setup: false,
  is_active: true,
  shoutout_values: team.values.map(text => ({ hash: hashOfValue(text), text })),
  groups: channels.map(({ channelId, title }) => ({ id: channelId, title })),
  reward_payment_type: prepaid,
  reward_catalogs: [],
  metadata: {
    require_values: team.isValueRequired,
    setup_first_group: channels.length > 0,
    added_tag_values: team.values.length > 0,
    setup_rewards: hasRewards,
    introduction: false,
    have_payment_method: false,
  },
})

const hashOfValue = (text: string): string =>
  createHash('sha256').update(text.trim().toLowerCase()).digest('hex')
