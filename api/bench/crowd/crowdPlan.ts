import { z } from 'zod'

/** Stands, in headers and bodies, for an id that is new with every request. */
export const newId = '#new-id'

/** What one caller posts, over and over; the body is JSON already. */
export const CrowdCall = z.object({
  url: z.url(),
  headers: z.record(z.string(), z.string()),
  body: z.string().optional(),
})
export type CrowdCall = z.infer<typeof CrowdCall>

export const CrowdPlan = z.object({ milliseconds: z.number(), calls: z.array(CrowdCall) })
export type CrowdPlan = z.infer<typeof CrowdPlan>

/** The result of a crowd: its figures, or the refusal of a caller. */
export const CrowdAnswer = z.union([
  z.object({ elapsedMs: z.number(), latenciesMs: z.array(z.number()).readonly() }),
  z.object({ refusal: z.string() }),
])
export type CrowdAnswer = z.infer<typeof CrowdAnswer>
