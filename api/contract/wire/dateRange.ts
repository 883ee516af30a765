import { z } from 'zod'

/** Calendar days, both inclusive, in the team's time zone. Left out, there is no bound on that side. */
export const DateRange = z.object({ start: z.iso.date().optional(), end: z.iso.date().optional() })
export type DateRange = z.infer<typeof DateRange>
