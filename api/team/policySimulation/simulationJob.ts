import { z } from 'zod'
import { defineJob, type NewJob, newJob } from '../../delivery/job.ts'

/** Runs one ordered simulation. */
export const simulationJob = defineJob({
  name: 'team.simulatePolicy',
  payload: z.strictObject({ simulationId: z.uuid() }),
})

/** One after the other in a team, because each reads its whole history. */
export const newSimulationJob = ({
  simulationId,
  teamId,
}: {
  readonly simulationId: string
  readonly teamId: string
}): NewJob =>
  newJob(
    simulationJob,
    { simulationId },
    { key: `${simulationJob.name} ${simulationId}`, lane: `${simulationJob.name} ${teamId}`, owner: teamId },
  )
