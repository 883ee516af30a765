import { setTimeout as pause } from 'node:timers/promises'
import { tryLock } from '@laurel/ledger/database/advisoryLock.ts'

export type Leadership = {
  readonly databaseUrl: string
  /** What is led; one leader for each name on a database. */
  readonly name: string
  /** Leads until the signal says that leadership is lost or over. */
  readonly lead: (signal: AbortSignal) => Promise<void>
  readonly onError: (error: unknown) => void
  readonly signal: AbortSignal
}

const retryMilliseconds = 1_000

/**
 * Leads while this process holds the database's advisory lock for the name. The lock lives with a connection: when
 * the process dies or the connection breaks, the database frees it and another process takes over.
 */
export const holdLeadership = async (leadership: Leadership): Promise<void> => {
  const { onError, signal } = leadership
  while (!signal.aborted) {
    await leadOnce(leadership).catch(onError)
    await pause(retryMilliseconds, undefined, { signal, ref: false }).catch(() => undefined)
  }
}

const leadOnce = async ({ databaseUrl, name, lead, signal }: Leadership): Promise<void> => {
  const client = await tryLock(databaseUrl, `laurel ${name}`)
  if (!client) return
  const lost = new AbortController()
  // A server that ends a connection says so before it frees the lock, and closes the connection afterwards.
  for (const event of ['error', 'end'] as const) client.once(event, () => lost.abort())
  try {
    await lead(AbortSignal.any([signal, lost.signal]))
  } finally {
    await client.end().catch(() => undefined)
  }
}
