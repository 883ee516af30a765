import {
  type DeadAnnouncement,
  listDeadAnnouncements,
  retryDeadAnnouncements as retryCall,
} from '@laurel/contract/operations/deadAnnouncements.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { type ActivityItem, latestActivity } from '@laurel/projections/recognition/activity/queries.ts'
import { activitiesShownTo } from '../../celebrations/birthdayPrivacy.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import {
  type DeadAnnouncement as DeadJob,
  deadAnnouncements,
  retryDeadAnnouncements,
} from '../../slack/announcements/deadAnnouncements.ts'

/** Serves the announcements that Slack did not accept. No points wait for them. */
export const serveDeadAnnouncements = (api: Api, { database, clock }: Dependencies): void => {
  api.route({
    ...routeOf(listDeadAnnouncements),
    handler: async request => {
      const { teamId, memberId: viewerId } = callerOf(request)
      const dead = await deadAnnouncements(database, teamId)
      const activityIds = [...new Set(dead.map(({ subjectId }) => subjectId))]
      const rows = await latestActivity(database, teamId, { activityIds, ...activitiesShownTo(viewerId) })
      const shoutouts = new Map(rows.map(row => [row.activityId, row]))
      return dead.map(announcement => deadAnnouncementOf(announcement, shoutouts.get(announcement.subjectId)))
    },
  })

  api.route({
    ...routeOf(retryCall),
    handler: async request => {
      const count = await retryDeadAnnouncements(database, callerOf(request).teamId, instantOf(clock()))
      return { ok: true as const, count }
    },
  })
}

const deadAnnouncementOf = (
  { announcementId, wanted, problem }: DeadJob,
  shoutout: ActivityItem | undefined,
): DeadAnnouncement => ({
  id: announcementId,
  wanted,
  problem,
  user: shoutout
    ? { id: shoutout.memberId, name: shoutout.memberName, profile_picture: shoutout.memberPictureUrl }
    : null,
  points: shoutout?.points ?? null,
  occurred_at: shoutout?.occurredAt ?? null,
})
