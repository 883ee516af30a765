import type { Pool, PoolClient } from 'pg'

/** The connection of a writer, which nobody else uses: opened when it is needed first, and kept while it is sound. */
export type HeldClient = {
  readonly take: () => PoolClient | Promise<PoolClient>
  /** Whatever happened may have left it half way: the next one who needs it gets another. */
  readonly letGo: () => void
}

/** Lending it anew for every append would take a part of what an append takes, and opening it anew after a rest more. */
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
