import { z } from 'zod'

/** How often allowances begin again. */
export const AllowanceInterval = z.enum(['WEEKLY', 'BIWEEKLY', 'MONTHLY', 'QUARTERLY'])
export type AllowanceInterval = z.infer<typeof AllowanceInterval>
