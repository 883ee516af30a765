import type { ThanksScope } from '@laurel/contract/recognition/thanks.ts'
import { rowsMax } from '@laurel/contract/wire/listQuery.ts'
import type { ChannelId, MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { KnownTeam } from '@laurel/ledger/teams/state.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { PageCursor } from '@laurel/projections/engine/querying/cursor.ts'
import type { Page } from '@laurel/projections/engine/querying/page.ts'
import type { ActivityFilter } from '@laurel/projections/recognition/activity/activityFilter.ts'
import { type ActivityItem, listActivity } from '@laurel/projections/recognition/activity/queries.ts'
import { listChannels } from '@laurel/projections/team/channels/queries.ts'

const givenByPeople = ['shoutout', 'award'] as const
const received = [...givenByPeople, 'birthday', 'anniversary', 'newHire'] as const

const pageSize = 20

type ThanksRequest = {
  readonly team: Pick<KnownTeam, 'teamId' | 'settings'>
  readonly memberId: MemberId
  readonly scope: ThanksScope
  readonly cursor?: PageCursor | undefined
}

/** Thanks that a member may see, newest first. What was taken back is gone for everyone. */
export const readThanks = async (
  database: Queryable,
  { team, memberId, scope, cursor }: ThanksRequest,
): Promise<Page<ActivityItem>> =>
  listActivity(database, team.teamId, {
    ...(await filterOf(database, team, memberId, scope)),
    isRecalled: false,
    limit: pageSize,
    cursor,
    isCounted: false,
  })

/** Whether a member may see an activity: as giver or recipient, or as a member of its channel. */
export const maySeeThanks = async (
  database: Queryable,
  team: Pick<KnownTeam, 'teamId' | 'settings'>,
  memberId: MemberId,
  activityId: string,
): Promise<boolean> => {
  const { rows } = await listActivity(database, team.teamId, {
    activityIds: [activityId],
    kinds: received,
    isRecalled: false,
    limit: 1,
    isCounted: false,
  })
  const [activity] = rows
  if (!activity) return false
  const takesPart =
    activity.memberId === memberId || activity.recipients.some(recipient => recipient.memberId === memberId)
  if (takesPart) return true
  if (activity.isPrivate || activity.channelId === null) return false
  return (await openChannels(database, team, memberId)).includes(activity.channelId)
}

const filterOf = async (
  database: Queryable,
  team: Pick<KnownTeam, 'teamId' | 'settings'>,
  memberId: MemberId,
  scope: ThanksScope,
): Promise<ActivityFilter> => {
  switch (scope) {
    case 'received':
      return { kinds: received, recipientId: memberId }
    case 'given':
      return { kinds: givenByPeople, giverId: memberId }
    case 'team':
      return {
        kinds: givenByPeople,
        channelIds: await openChannels(database, team, memberId),
        isPrivate: false,
      }
  }
}

/**
 * The channels whose thanks a member reads in chat. Where recognition works in every channel of the chat, the ledger knows
 * no channel that something was given in, so that none is open.
 */
const openChannels = async (
  database: Queryable,
  { teamId, settings }: { readonly teamId: TeamId; readonly settings: KnownTeam['settings'] },
  memberId: MemberId,
): Promise<readonly ChannelId[]> => {
  if (settings.usesAllChannels) return []
  const { rows } = await listChannels(database, teamId, { memberId, limit: rowsMax })
  return rows.map(({ channelId }) => channelId)
}
