import { z } from 'zod'

export const TimedJob = z.enum(['reset allowances', 'celebrate'])
export type TimedJob = z.infer<typeof TimedJob>

/** Asks the server to run scheduled work for one team, as if it were `now`. */
export const RunJob = z.object({ job: TimedJob, teamId: z.string(), now: z.string() })
export type RunJob = z.infer<typeof RunJob>

/** Without a problem, the work is done. */
export const JobEnded = z.object({ problem: z.string().nullable() })
export type JobEnded = z.infer<typeof JobEnded>
