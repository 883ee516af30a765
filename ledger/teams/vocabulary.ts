import { z } from 'zod'

/**
 * The rule for recalled points that the recipient has spent already: the company bears them (`absorb`), or the
 * recipient owes them and repays with later income (`owe`).
 */
export const ClawBackPolicy = z.enum(['absorb', 'owe'])
export type ClawBackPolicy = z.infer<typeof ClawBackPolicy>

/** What a team pays for. A team that is `inactive` or whose trial has `ended` may use nothing. */
export const Plan = z.enum(['inactive', 'ended', 'freeCore', 'pro', 'core'])
export type Plan = z.infer<typeof Plan>
