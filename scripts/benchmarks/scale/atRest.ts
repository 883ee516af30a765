import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { z } from 'zod'

const restMilliseconds = 2_000

const Head = z.object({ position: z.coerce.number() })

/** Waits until the log no longer grows: scheduled work and what follows from it has ended. */
export const atRest = async (databaseUrl: string): Promise<void> => {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const headOf = async (): Promise<number> =>
    Head.parse((await client.query('select max(position) as position from log.events')).rows[0]).position
  try {
    for (let before = -1, head = await headOf(); head !== before; head = await headOf()) {
      before = head
      await pause(restMilliseconds)
    }
  } finally {
    await client.end()
  }
}
