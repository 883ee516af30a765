import { Pool, type PoolClient, type PoolConfig } from 'pg'

type Connected = Parameters<Pool['connect']> extends readonly [infer Callback] ? Callback : never

/** A pool that says how long its callers waited for a connection. */
export class TimedPool extends Pool {
  readonly #onWaited: (milliseconds: number) => void

  constructor(config: PoolConfig, onWaited: (milliseconds: number) => void) {
    super(config)
    this.#onWaited = onWaited
  }

  override connect(): Promise<PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<PoolClient> | undefined {
    const began = performance.now()
    const note = (): void => this.#onWaited(performance.now() - began)
    if (!callback) return super.connect().finally(note)
    super.connect((error, client, release) => {
      note()
      callback(error, client, release)
    })
    return undefined
  }
}
