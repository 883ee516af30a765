import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { WebClient } from '@slack/web-api'
import type { Log } from '../app/slackLogger.ts'
import { namesMax } from '../blocks/mrkdwn.ts'
import { deliveryOfFailure } from './deliveryOfFailure.ts'
import type { Delivery, OutboxEntry } from './outbox.ts'
import { owePersonally } from './owePersonally.ts'
import { partiesOf } from './parties.ts'
import type { PeopleDirectory } from './people.ts'
import { membersAmong, slackMembersAmong } from './readersOf.ts'
import type { AnnouncedEvent } from './renderMessage.ts'

export type ReachDependencies = {
  readonly ledger: Pick<Ledger, 'channel'>
  readonly people: PeopleDirectory
  readonly database: Queryable
  readonly clock: () => Instant
  readonly logger: Log
}

/**
 * Enqueues direct messages to the recipients who do not see the message of a channel: they are not in the channel, the
 * message only counts them, or there is none. If Slack refused the channel, the giver gets a message too.
 */
export const reachOthers = async (
  dependencies: ReachDependencies,
  client: WebClient,
  entry: OutboxEntry,
  event: AnnouncedEvent,
  delivery: Delivery,
): Promise<void> => {
  if (entry.wanted !== 'given' || entry.recipientId !== null) return
  // The channel took the first message, so that everyone has been reached.
  if (delivery.kind === 'refused' && entry.messageTs !== null) return
  const { giverId, recipientIds } = partiesOf(event)
  const unseen = await unseenBy(dependencies, client, entry, event, delivery)
  const isPlaceRefused = delivery.kind === 'refused' && delivery.isOfPlace
  const giver = isPlaceRefused && giverId !== null && recipientIds.length > 0 ? [giverId] : []
  await owePersonally(dependencies.database, entry, [...unseen, ...giver], dependencies.clock())
}

const unseenBy = async (
  dependencies: ReachDependencies,
  client: WebClient,
  entry: OutboxEntry,
  event: AnnouncedEvent,
  delivery: Delivery,
): Promise<readonly MemberId[]> => {
  const { recipientIds, channelIds } = partiesOf(event)
  const except = (readers: readonly MemberId[]) => recipientIds.filter(id => !readers.includes(id))
  const named = recipientIds.slice(0, namesMax)
  const { teamId } = entry
  const othersOf = async (channelId: string | null) => {
    const others = channelIds.filter(each => each !== channelId)
    const readers = others.map(each => membersAmong(dependencies, teamId, each, named))
    return (await Promise.all(readers)).flat()
  }
  switch (delivery.kind) {
    case 'shown':
      return except([
        ...(await readersIn(dependencies, client, entry, delivery.channel, named)),
        ...(await othersOf(entry.channelId)),
      ])
    case 'refused':
      return delivery.isOfPlace ? except(await othersOf(entry.channelId)) : []
    case 'nothingToShow':
      return delivery.hasNoPlace ? except(await othersOf(entry.channelId)) : []
    case 'tooFast':
    case 'tryAgain':
    case 'later':
    case 'notInstalled':
      return []
    default:
      return delivery satisfies never
  }
}

/** Laurel knows the members of its recognition channels. It asks Slack for those of other channels. */
const readersIn = async (
  dependencies: ReachDependencies,
  client: WebClient,
  { teamId, channelId }: OutboxEntry,
  slackChannelId: string,
  recipientIds: readonly MemberId[],
): Promise<readonly MemberId[]> => {
  const channel = channelId === null ? undefined : await dependencies.ledger.channel(teamId, channelId)
  return channelId !== null && channel?.kind === 'known' && channel.settings.slackChannelId === slackChannelId
    ? membersAmong(dependencies, teamId, channelId, recipientIds)
    : shownMembersAmong(dependencies, client, teamId, slackChannelId, recipientIds)
}

/** If Slack refuses to show the members of a channel, all recipients get direct messages. */
const shownMembersAmong = async (
  dependencies: ReachDependencies,
  client: WebClient,
  teamId: TeamId,
  slackChannelId: string,
  recipientIds: readonly MemberId[],
): Promise<readonly MemberId[]> => {
  try {
    return await slackMembersAmong(dependencies, client, teamId, slackChannelId, recipientIds)
  } catch (error) {
    const failure = deliveryOfFailure(error)
    if (failure.kind !== 'refused') throw error
    const details = { slackChannelId, problem: failure.problem }
    dependencies.logger.warn(details, 'Slack refused to show the members of a channel.')
    return []
  }
}
