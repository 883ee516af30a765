import { z } from 'zod'
import { defineJob, type NewJob, newJob } from '../../delivery/job.ts'

/** Writes one ordered file. */
export const exportJob = defineJob({
  name: 'reports.export',
  payload: z.strictObject({ exportId: z.uuid() }),
})

/** One after the other in a team, so that exports leave the database to people. */
export const newExportJob = ({
  exportId,
  teamId,
}: {
  readonly exportId: string
  readonly teamId: string
}): NewJob =>
  newJob(
    exportJob,
    { exportId },
    { key: `${exportJob.name} ${exportId}`, lane: `${exportJob.name} ${teamId}`, owner: teamId },
  )
