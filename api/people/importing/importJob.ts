import { Identifier, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import { defineJob, type NewJob, newJob } from '../../delivery/job.ts'

const Payload = z.strictObject({ importId: Identifier, teamId: TeamId, act: z.enum(['import', 'undo']) })

/** Makes or takes back the changes of an import. The imports of a team run one after the other. */
export const importJob = defineJob({ name: 'users.import', payload: Payload })

export const newImportJob = (payload: z.infer<typeof Payload>): NewJob =>
  newJob(importJob, payload, {
    key: `users.${payload.act} ${payload.importId}`,
    lane: `users.import ${payload.teamId}`,
    owner: payload.teamId,
  })
