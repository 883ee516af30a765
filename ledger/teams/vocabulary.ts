import { z } from 'zod'

/**
 * What becomes of recalled points that the recipient has spent already: the company bears them (`absorb`), or the
 * recipient owes them and repays with what they earn next (`owe`).
 */
export const ClawBackPolicy = z.enum(['absorb', 'owe'])
export type ClawBackPolicy = z.infer<typeof ClawBackPolicy>
