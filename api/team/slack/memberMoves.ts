import { createSerialLanes } from '@laurel/ledger/handling/serialLanes.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { SlackCaller } from '../../slack/app/slackCaller.ts'
import type { SlackContext } from '../../slack/app/slackDependencies.ts'
import { createLatestFilter } from '../../slack/events/createLatestFilter.ts'
import { placeIn } from '../../slack/giving/places.ts'
import { ensureMember } from '../../slack/sync/ensureMember.ts'
import { isInConversation } from '../../slack/sync/readWorkspace.ts'
import type { ChannelNews } from './channelEvents.ts'

/** A person joined a Slack channel, or left it. */
export type Move = ChannelNews & {
  readonly kind: 'joined' | 'left'
  /** In seconds since 1970, as Slack counts. */
  readonly happenedAt: number
}

type Dependencies = Pick<SlackContext, 'ledger' | 'database' | 'clock'>

/** An event that comes later was delivered again, or had to wait: the person may have moved since. */
const freshSeconds = 30

/**
 * Follows one person into a recognition channel, or out of it, without reading who else is there. The latest move of a
 * person wins in whatever order Slack delivers them. A late one counts if it is still true in Slack.
 */
export const createMoveFollower = (dependencies: Dependencies) => {
  const inLane = createSerialLanes()
  const isLatest = createLatestFilter()
  return async (caller: SlackCaller, move: Move): Promise<void> => {
    const name = `${caller.teamId} ${move.slackChannelId} ${caller.slackUserId}`
    if (isLatest(name, move.happenedAt)) await inLane(name, () => follow(dependencies, caller, move))
  }
}

const follow = async (
  { ledger, database, clock }: Dependencies,
  { teamId, slackUserId, client }: SlackCaller,
  { kind, slackChannelId, newsId, happenedAt }: Move,
): Promise<void> => {
  const place = await placeIn(database, teamId, slackChannelId)
  if (place === undefined) return
  const hasJoined = kind === 'joined'
  const isFresh = Date.parse(clock()) / 1_000 - happenedAt <= freshSeconds
  if (!isFresh && (await isInConversation(client, slackUserId, slackChannelId)) !== hasJoined) return
  // Apps and people of other organisations stay unknown.
  if (hasJoined && (await ensureMember({ ledger, client, clock }, teamId, slackUserId)).kind === 'unknown')
    return
  const moved = [memberIdOf(teamId, slackUserId)]
  const { channelId } = place
  await ledger.handle({
    type: 'changeChannelMembers',
    id: derivedId('slack.changeChannelMembers', channelId, newsId),
    teamId,
    actor: { kind: 'system', id: 'slack' },
    occurredAt: clock(),
    data: { channelId, joined: hasJoined ? moved : [], left: hasJoined ? [] : moved },
  })
}
