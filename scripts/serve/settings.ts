import { z } from 'zod'
import { type StoreSettings, storeSettings } from '../stores/settings.ts'

const Environment = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(4400),
  LAUREL_ORIGIN: z.url().optional(),
})

export type ServeSettings = StoreSettings & {
  readonly port: number
  /** Where people reach Laurel; links in messages begin with it. */
  readonly origin: string
}

export const serveSettings = (environment: NodeJS.ProcessEnv = process.env): ServeSettings => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const { PORT, LAUREL_ORIGIN } = Environment.parse(given)
  return {
    ...storeSettings(environment),
    port: PORT,
    origin: LAUREL_ORIGIN ? new URL(LAUREL_ORIGIN).origin : `http://localhost:${PORT}`,
  }
}
