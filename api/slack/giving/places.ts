import type { ChannelSettings } from '@laurel/ledger/channels/events.ts'
import type { ChannelId, MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { KnownTeam } from '@laurel/ledger/teams/state.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import {
  type ChannelItem,
  type ChannelListRequest,
  listChannels,
} from '@laurel/projections/team/channels/queries.ts'

/** A recognition channel as the form and the command see it. */
export type Place = { readonly channelId: ChannelId; readonly settings: ChannelSettings }

/** The maximum of options in a Slack select. */
const placesMax = 100

const placesWhere = async (
  database: Queryable,
  teamId: TeamId,
  request: ChannelListRequest,
): Promise<Place[]> => {
  const { rows } = await listChannels(database, teamId, { ...request, limit: placesMax })
  return rows.map(placeOf)
}

/** A row of the channel list as a place. */
export const placeOf = ({ channelId, ...row }: ChannelItem): Place => ({
  channelId,
  settings: {
    title: row.title,
    slackChannelId: row.slackChannelId,
    shoutoutAllowance: row.shoutoutAllowance,
    awardAllowance: row.awardAllowance,
    pointOptions: [...row.pointOptions],
    managerIds: [...row.managerIds],
  },
})

/** The recognition channels a member belongs to. */
export const placesOf = (database: Queryable, teamId: TeamId, memberId: MemberId): Promise<Place[]> =>
  placesWhere(database, teamId, { memberId })

/** The places where a member may give: their channels, or all of the team if recognition works in every channel. */
export const givingPlacesOf = (
  database: Queryable,
  { teamId, settings }: Pick<KnownTeam, 'teamId' | 'settings'>,
  memberId: MemberId,
): Promise<Place[]> =>
  settings.usesAllChannels ? placesWhere(database, teamId, {}) : placesOf(database, teamId, memberId)

/**
 * The recognition channel whose settings apply in Slack channels without one, if recognition works in every channel: the
 * oldest of the team.
 */
export const placeEverywhere = async (
  database: Queryable,
  { teamId, settings }: Pick<KnownTeam, 'teamId' | 'settings'>,
): Promise<Place | undefined> => {
  if (!settings.usesAllChannels) return undefined
  const { rows } = await listChannels(database, teamId, { sort: 'createdAt', order: 'ASC', limit: 1 })
  return rows.map(placeOf).at(0)
}

/** The recognition channel that belongs to a Slack channel, if any. */
export const placeIn = async (
  database: Queryable,
  teamId: TeamId,
  slackChannelId: string,
): Promise<Place | undefined> => (await placesWhere(database, teamId, { slackChannelId })).at(0)
