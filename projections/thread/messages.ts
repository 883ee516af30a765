import { z } from 'zod'

/** What the thread that follows the log tells. */
export const Told = z.discriminatedUnion('kind', [
  /** The read models stand and follow from now on. */
  z.object({ kind: z.literal('started') }),
  z.object({ kind: z.literal('reached'), position: z.int() }),
  z.object({ kind: z.literal('doubted') }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
])
export type Told = z.infer<typeof Told>

/** What it is asked. */
export const Asked = z.enum(['verify', 'stop'])
export type Asked = z.infer<typeof Asked>

/** Where the log is that it follows. */
export const Place = z.object({
  databaseUrl: z.string(),
  eventStoreUrl: z.string().optional(),
  encryptionKey: z.string(),
})
