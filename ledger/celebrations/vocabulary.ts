import { z } from 'zod'

/** The celebrations that a rule grants, without a giver. */
export const CelebrationKind = z.enum(['BIRTHDAY', 'ANNIVERSARY', 'NEW_HIRE'])
export type CelebrationKind = z.infer<typeof CelebrationKind>

/** Moves a celebration that falls on a weekend to Friday or Monday, or keeps it on its day; see `weekend.ts`. */
export const WeekendMode = z.enum(['DAY_OF', 'FRIDAY', 'MONDAY'])
export type WeekendMode = z.infer<typeof WeekendMode>

/** The name of a banner that comes with the product; the screens hold the picture. */
export const BannerId = z
  .string()
  .regex(/^[a-z0-9-]{1,64}$/)
  .max(64)
export type BannerId = z.infer<typeof BannerId>

export const BannerIds = z.array(BannerId).max(50)
