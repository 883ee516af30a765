import { z } from 'zod'

/** What a team may use: nothing (`inactive`, `ended`), what is free or of Core, or all there is. */
export const Plan = z.enum(['inactive', 'ended', 'freeCore', 'pro', 'core'])
export type Plan = z.infer<typeof Plan>
