import { createHash } from 'node:crypto'
import { planTypes } from '@laurel/contract/billing/planFeatures.ts'
import { rewardPaymentTypes } from '@laurel/contract/billing/postpay.ts'
import type { Team } from '@laurel/contract/team/team.ts'
import { setupSteps } from '@laurel/contract/team/teamMetadata.ts'
import { usualTeamLocale } from '@laurel/ledger/kernel/locale.ts'
import { pointsNameOf } from '@laurel/ledger/kernel/pointsName.ts'
import type { ChannelName } from '@laurel/projections/team/channels/channelNames.ts'
import type { TeamRow } from '@laurel/projections/team/teams/tables.ts'
import { teamCustomFieldsOf } from '../people/customField.ts'
import { teamMetadataOf } from './teamMetadata.ts'

/** The facts of a team that its own row does not hold. */
export type TeamFacts = {
  readonly fund: number
  readonly channels: readonly ChannelName[]
  /** Those that the caller may know of. */
  readonly knownChannels: readonly ChannelName[]
  readonly hasOwnRewards: boolean
  readonly hasCard: boolean
}

/** A team in the terms of the contract. */
export const teamOf = (team: TeamRow, facts: TeamFacts): Team => {
  const metadata = teamMetadataOf(team, facts)
  return {
    id: team.teamId,
    name: team.name,
    points_name: team.pointsName,
    points_name_singular: pointsNameOf(team.pointsName, team.settings.pointsNameSingular).one,
    purchased_points: facts.fund,
    plan_type: planTypes[team.plan],
    trial_end: team.trialEnd,
    base_currency: team.settings.baseCurrency,
    allowance_interval: team.interval ?? 'MONTHLY',
    time_zone: team.timeZone,
    locale: team.locale ?? usualTeamLocale,
    done_setup: setupSteps.every(step => metadata[step]),
    is_active: team.plan !== 'inactive',
    shoutout_values: team.values.map(text => ({ hash: hashOfValue(text), text })),
    groups: facts.knownChannels.map(({ channelId, title }) => ({ id: channelId, title })),
    reward_payment_type: rewardPaymentTypes[team.rewardPayment],
    reward_catalogs: [...team.rewardCatalogs],
    custom_fields: teamCustomFieldsOf(team),
    metadata,
  }
}

const hashOfValue = (text: string): string =>
  createHash('sha256').update(text.trim().toLowerCase()).digest('hex')
