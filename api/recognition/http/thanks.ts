import {
  listThanks,
  reactToThanks,
  type Thanks,
  takeReactionBack,
} from '@laurel/contract/recognition/thanks.ts'
import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import { notifyTeam } from '@laurel/projections/engine/waiting/notice.ts'
import type { ActivityItem } from '@laurel/projections/recognition/activity/queries.ts'
import { celebrationText } from '../../celebrations/celebrationText.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { cursorOf, nextOf } from '../../http/serving/listing.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { userReferenceOf } from '../../people/userReference.ts'
import { withEmoji } from '../../team/emoji/standardEmoji.ts'
import { gifAttachmentOf } from '../gifAttachment.ts'
import { maySeeThanks, readThanks } from '../readThanks.ts'
import { addReaction, type CountedReaction, reactionsTo, removeReaction } from '../thanksReactions.ts'

/** Thanks as colleagues see them, and their reactions. */
export const serveThanks = (api: Api, dependencies: Dependencies): void => {
  const { database, clock } = dependencies

  api.route({
    ...routeOf(listThanks),
    handler: async request => {
      const { teamId, memberId } = callerOf(request)
      const team = await teamOfCaller(dependencies, request)
      const { scope } = request.query
      const page = await readThanks(database, { team, memberId, scope, cursor: cursorOf(request.query) })
      const ids = page.rows.map(({ activityId }) => activityId)
      const reactions = await reactionsTo(database, teamId, memberId, ids)
      return {
        thanks: page.rows.map(row => thanksOf(row, memberId, reactions.get(row.activityId) ?? [])),
        next: nextOf(page),
        is_in_chat_only: scope === 'team' && team.settings.usesAllChannels,
      }
    },
  })

  api.route({
    ...routeOf(reactToThanks),
    handler: async request => {
      const { teamId, memberId } = callerOf(request)
      const { id: activityId, emoji } = request.params
      const team = await teamOfCaller(dependencies, request)
      if (!(await maySeeThanks(database, team, memberId, activityId))) throw notFound('thanks')
      await addReaction(database, { teamId, memberId, activityId, emoji }, clock())
      await notifyTeam(database, teamId)
      return { ok: true as const }
    },
  })

  api.route({
    ...routeOf(takeReactionBack),
    handler: async request => {
      const { teamId, memberId } = callerOf(request)
      const { id: activityId, emoji } = request.params
      await removeReaction(database, { teamId, memberId, activityId, emoji })
      await notifyTeam(database, teamId)
      return { ok: true as const }
    },
  })
}

const types = {
  shoutout: 'SHOUTOUT',
  award: 'AWARD',
  birthday: 'BIRTHDAY',
  anniversary: 'ANNIVERSARY',
  newHire: 'NEW_HIRE',
} as const satisfies Partial<Record<ActivityItem['kind'], Thanks['type']>>

const typeOf = (kind: ActivityItem['kind']): Thanks['type'] => {
  if (kind === 'adjustment' || kind === 'redemption') throw new Error(`${kind} is no thanks.`)
  return types[kind]
}

const thanksOf = (item: ActivityItem, viewerId: MemberId, reactions: readonly CountedReaction[]): Thanks => {
  const type = typeOf(item.kind)
  const isByPerson = type === 'SHOUTOUT' || type === 'AWARD'
  return {
    id: item.activityId,
    type,
    created_at: item.occurredAt,
    created_by: isByPerson
      ? { id: item.memberId, name: item.memberName, profile_picture: item.memberPictureUrl }
      : null,
    for_users: item.recipients.map(userReferenceOf),
    award_name: item.awardName,
    points_each: item.pointsEach,
    message_text: withEmoji(celebrationText(item)),
    attachment: gifAttachmentOf(item.attachment),
    value_text: item.value,
    group:
      item.channelId === null || item.channelTitle === null
        ? null
        : { id: item.channelId, title: item.channelTitle },
    recallable_until: isByPerson && item.memberId === viewerId ? item.recallableUntil : null,
    reactions: reactions.map(({ emoji, count, isMine }) => ({ emoji, count, is_mine: isMine })),
  }
}
