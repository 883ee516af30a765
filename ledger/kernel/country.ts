import { z } from 'zod'

/** The code of a country in ISO 3166, such as `DE`. */
export const Country = z
  .string()
  .regex(/^[A-Z]{2}$/, 'Write the country as two letters, such as DE.')
  .max(2)
