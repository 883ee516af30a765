import { z } from 'zod'

/** The features of a team: none (`inactive`, `ended`), the free ones, those of Core, or all. */
export const Plan = z.enum(['inactive', 'ended', 'freeCore', 'pro', 'core'])
export type Plan = z.infer<typeof Plan>
