import { z } from 'zod'

/** Which language a person reads and which country they live in: `EN-US`. */
export const Locale = z
  .string()
  .regex(/^[A-Z]{2}-[A-Z]{2}$/, 'Write language and country, such as EN-US.')
  .max(5)
export type Locale = z.infer<typeof Locale>

/** The locale of a team that has none. */
export const usualTeamLocale: Locale = 'EN-GB'
