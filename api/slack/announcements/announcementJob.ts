import { z } from 'zod'
import { defineJob, type NewJob, newJob } from '../../delivery/job.ts'

/** Brings one Slack message to its wanted state. */
export const announcementJob = defineJob({
  name: 'slack.announcement',
  payload: z.strictObject({ announcementId: z.uuid() }),
  /** An earlier attempt may have reached Slack: the next one looks before it posts. */
  state: z.strictObject({ isOutcomeUnknown: z.literal(true) }),
})

type Announcement = { readonly announcementId: string; readonly teamId: string; readonly lane: string }

export const keyOf = ({ announcementId }: Pick<Announcement, 'announcementId'>): string =>
  `${announcementJob.name}.${announcementId}`

export const newAnnouncementJob = ({ announcementId, teamId, lane }: Announcement): NewJob =>
  newJob(announcementJob, { announcementId }, { key: keyOf({ announcementId }), lane, owner: teamId })
