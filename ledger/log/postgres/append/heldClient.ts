import type { Pool, PoolClient } from 'pg'

/** The connection of a writer alone: opened at its first use, and kept while it works. */
export type HeldClient = {
  readonly take: () => PoolClient | Promise<PoolClient>
  /** Whatever happened may have left it half way: the next one who needs it gets another. */
  readonly letGo: () => void
}

/** A checkout from a pool for every append would add noticeably to its time, and reconnecting after a pause even more. */
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
