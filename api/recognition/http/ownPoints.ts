import { explainOwnPoints, type PointsEntry } from '@laurel/contract/recognition/ownPoints.ts'
import type { LedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import { explainFigure } from '@laurel/projections/books/entries/explanations.ts'
import type { LedgerEntryItem } from '@laurel/projections/books/entries/queries.ts'
import type { ActivityItem } from '@laurel/projections/recognition/activity/queries.ts'
import { celebrationText } from '../../celebrations/celebrationText.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { cursorOf, nextOf } from '../../http/serving/listing.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { withEmoji } from '../../team/emoji/standardEmoji.ts'
import { activitiesBehind } from '../activitiesBehind.ts'

const pageSize = 25

/** The postings behind the balance of the caller, with what each of them is about. */
export const serveOwnPoints = (api: Api, { database }: Dependencies): void => {
  api.route({
    ...routeOf(explainOwnPoints),
    handler: async request => {
      const { teamId, memberId } = callerOf(request)
      const figure = { kind: 'memberBalance', memberId, account: 'redeemable' } as const
      const { points, parts, page } = await explainFigure(database, teamId, figure, {
        limit: pageSize,
        cursor: cursorOf(request.query),
        privateBirthdaysOf: memberId,
      })
      const activities = await activitiesBehind(database, teamId, page.rows)
      return {
        points,
        entries: page.rows.map(row => entryOf(row, activities.get(row.subjectId))),
        total: parts.reduce((sum, { entries }) => sum + entries, 0),
        next: nextOf(page),
      }
    },
  })
}

export const entryOf = (row: LedgerEntryItem, activity: ActivityItem | undefined): PointsEntry => {
  const reason = reasonOf(row, activity)
  const isByPerson = activity?.kind === 'shoutout' || activity?.kind === 'award'
  return {
    id: `${row.position}.${row.postingIndex}`,
    occurred_at: row.occurredAt,
    points: row.points,
    balance: row.balanceAfter,
    reason,
    by: isByPerson
      ? {
          id: activity.memberId,
          name: activity.memberName,
          profile_picture: activity.memberPictureUrl,
        }
      : null,
    text: activity ? textOf(activity) : null,
    redemption_id: activity?.kind === 'redemption' ? activity.activityId : null,
  }
}

const reasons: Readonly<Partial<Record<string, PointsEntry['reason']>>> = {
  ShoutoutCredited: 'SHOUTOUT',
  ShoutoutClawedBack: 'TAKEN_BACK',
  AwardCredited: 'AWARD',
  AwardClawedBack: 'TAKEN_BACK',
  AwardGranted: 'AWARD',
  PrizeGranted: 'AWARD',
  PointsAdjusted: 'ADJUSTMENT',
  PointsExpired: 'EXPIRY',
  RedemptionDebited: 'REDEMPTION',
  RedemptionRefunded: 'REFUND',
} satisfies { readonly [Type in LedgerEvent['type']]?: PointsEntry['reason'] }

const celebrations: Readonly<Partial<Record<ActivityItem['kind'], PointsEntry['reason']>>> = {
  birthday: 'BIRTHDAY',
  anniversary: 'ANNIVERSARY',
  newHire: 'NEW_HIRE',
}

const reasonOf = ({ eventType }: LedgerEntryItem, activity: ActivityItem | undefined) =>
  (activity && celebrations[activity.kind]) ?? reasons[eventType] ?? 'OTHER'

const textOf = (activity: ActivityItem): string | null =>
  (activity.rewardName ?? (withEmoji(celebrationText(activity)) || activity.awardName)) || null
