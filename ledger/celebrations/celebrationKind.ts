import { z } from 'zod'

/** What is celebrated by rule, without anybody giving it. */
export const CelebrationKind = z.enum(['BIRTHDAY', 'ANNIVERSARY', 'NEW_HIRE'])
export type CelebrationKind = z.infer<typeof CelebrationKind>
