import { z } from 'zod'

/**
 * What becomes of recalled points that the recipient has spent already: the company bears them (`absorb`), or the
 * recipient owes them and repays with what they earn next (`owe`).
 */
export const ClawBackPolicy = z.enum(['absorb', 'owe'])
export type ClawBackPolicy = z.infer<typeof ClawBackPolicy>

/** What a team pays for. A team that is `inactive` or whose trial has `ended` may use nothing. */
export const Plan = z.enum(['inactive', 'ended', 'freeCore', 'pro', 'core'])
export type Plan = z.infer<typeof Plan>
