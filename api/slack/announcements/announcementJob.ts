import { z } from 'zod'
import { defineJob, type NewJob, newJob } from '../../delivery/job.ts'

/** Brings one message in Slack to what is wanted of it. */
export const announcementJob = defineJob({
  name: 'slack.announcement',
  payload: z.strictObject({ announcementId: z.uuid() }),
  /** The attempt may have reached Slack: look before posting again. */
  state: z.strictObject({ isOutcomeUnknown: z.literal(true) }),
})

type Announcement = { readonly announcementId: string; readonly teamId: string; readonly lane: string }

export const keyOf = ({ announcementId }: Pick<Announcement, 'announcementId'>): string =>
  `${announcementJob.name}.${announcementId}`

export const newAnnouncementJob = ({ announcementId, teamId, lane }: Announcement): NewJob =>
  newJob(announcementJob, { announcementId }, { key: keyOf({ announcementId }), lane, owner: teamId })
