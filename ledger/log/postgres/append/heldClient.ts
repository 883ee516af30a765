import type { Pool, PoolClient } from 'pg'

/** The only connection of a writer: opened at its first use, then kept. */
export type HeldClient = {
  readonly take: () => PoolClient | Promise<PoolClient>
  /** Closes the connection, whose state is unknown; the next use opens another. */
  readonly letGo: () => void
}

/** A checkout from the pool would slow down every append, and a reconnect after a pause even more. */
export const createHeldClient = (pool: Pool): HeldClient => {
  let held: PoolClient | undefined

  const letGo = (): void => {
    held?.release(true)
    held = undefined
  }

  const open = async (): Promise<PoolClient> => {
    const client = await pool.connect()
    held = client
    client.once('error', () => {
      if (held === client) letGo()
    })
    return client
  }

  return { take: () => held ?? open(), letGo }
}
