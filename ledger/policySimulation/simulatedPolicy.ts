import { z } from 'zod'
import { AllowanceInterval } from '../kernel/allowanceInterval.ts'
import { AllowancePoints, PositivePoints } from '../kernel/points.ts'

/** The changes of a policy that a simulation applies. What is left out stays as it was recorded. */
export const SimulatedPolicy = z.strictObject({
  allowance: z
    .strictObject({
      interval: AllowanceInterval.exactOptional(),
      /** Replaces the figure of the team and of each channel; segments and overrides of members still apply. */
      shoutoutPoints: AllowancePoints.exactOptional(),
      awardPoints: AllowancePoints.exactOptional(),
    })
    .exactOptional(),
  shoutouts: z
    .strictObject({
      /** The amounts that a shoutout may give to each recipient; empty means any. */
      pointOptions: z.array(PositivePoints).max(50),
    })
    .exactOptional(),
  spotAwards: z
    .strictObject({
      /** A spot award with more points gives this many to each recipient. */
      pointsMax: PositivePoints,
    })
    .exactOptional(),
  celebrations: z
    .strictObject({
      /** 200 doubles the points of celebrations and their milestones. */
      percent: z.int().min(0).max(1000),
    })
    .exactOptional(),
  expiry: z
    .strictObject({
      /** Earned points expire when so many whole months follow the month in which they were earned. */
      months: z.int().min(1).max(120),
    })
    .exactOptional(),
})
export type SimulatedPolicy = z.infer<typeof SimulatedPolicy>
