import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { ChannelId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { hasMember } from '@laurel/ledger/kernel/memberSet.ts'
import type { GivingFormData } from './givingKind.ts'

type Dependencies = { readonly ledger: Pick<Ledger, 'channel'> }

/** The Slack users who are not in a recognition channel. Its announcement reaches them as a direct message. */
export const outsidersOf = async (
  { ledger }: Dependencies,
  teamId: TeamId,
  channelId: ChannelId,
  slackUserIds: readonly string[],
): Promise<readonly string[]> => {
  const channel = await ledger.channel(teamId, channelId)
  return channel.kind === 'known'
    ? slackUserIds.filter(slackUserId => !hasMember(channel.memberIds, memberIdOf(teamId, slackUserId)))
    : []
}

/**
 * The same form data with the channel that the giver shares with all recipients, if there is exactly one and the giver
 * wrote in none. The channels that all recipients are in come first.
 */
export const withSharedPlace = async <Data extends GivingFormData>(
  dependencies: Dependencies,
  teamId: TeamId,
  formData: Data,
  recipients: readonly string[],
): Promise<Data> => {
  const { places, place } = formData
  if (place !== undefined || recipients.length === 0) return formData
  const outsiders = await Promise.all(
    places.map(({ channelId }) => outsidersOf(dependencies, teamId, channelId, recipients)),
  )
  const shared = places.filter((_place, index) => outsiders[index]?.length === 0)
  const others = places.filter(candidate => !shared.includes(candidate))
  return { ...formData, places: [...shared, ...others], place: shared.length === 1 ? shared[0] : undefined }
}
