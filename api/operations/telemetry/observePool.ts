import type { Meters } from './meters.ts'
import { reading } from './meters.ts'

/** What a pool of connections says about itself. */
export type CountedPool = {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
  readonly options: { readonly max: number }
}

/** Lets the gauges of the pools be read, each under its name. */
export const observePools = (
  { observe }: Pick<Meters, 'observe'>,
  pools: Readonly<Record<string, CountedPool>>,
): void =>
  observe(() =>
    Object.entries(pools).flatMap(([name, { totalCount, idleCount, waitingCount, options }]) => {
      const pool = { 'db.client.connection.pool.name': name }
      const state = 'db.client.connection.state'
      return [
        reading('db.client.connection.count', idleCount, { ...pool, [state]: 'idle' }),
        reading('db.client.connection.count', totalCount - idleCount, { ...pool, [state]: 'used' }),
        reading('db.client.connection.max', options.max, pool),
        reading('db.client.connection.pending_requests', waitingCount, pool),
      ]
    }),
  )
