import { setTimeout as pause } from 'node:timers/promises'
import { tryLock } from '@laurel/ledger/database/advisoryLock.ts'
import type { Client } from 'pg'
import { InstallationInUse } from './storeProblem.ts'

/** Held until it is released, or until the process ends. */
export type InstallationHold = { readonly release: () => Promise<void> }

const lockName = 'laurel installation'
const retryMilliseconds = 1_000

/**
 * Holds an advisory lock of the database: shared by all processes that use the installation, exclusive for the one that
 * moves the log. A process that loses its lock to a move ends, because it would append to the former log.
 */
export const holdInstallation = async (
  databaseUrl: string,
  { isAlone = false }: { readonly isAlone?: boolean },
): Promise<InstallationHold> => {
  const hold = isAlone
    ? await takeInstallation(databaseUrl)
    : await shareInstallation(databaseUrl, endProcess)
  if (hold) return hold
  throw new InstallationInUse(
    isAlone
      ? 'Laurel is running on this installation: stop the server and every other command of it first.'
      : 'The log of this installation is being copied to another store. Wait until copy-log has ended.',
  )
}

const endProcess = (): void => {
  process.stderr.write(
    'The log of this installation is being copied to another store, so this process stops.\n',
  )
  process.kill(process.pid, 'SIGTERM')
}

/** Keeps every other process from using the installation. Undefined while one uses it. */
export const takeInstallation = async (databaseUrl: string): Promise<InstallationHold | undefined> => {
  const client = await tryLock(databaseUrl, lockName)
  return client && { release: () => client.end() }
}

/**
 * Marks the installation as used by this process. A lost connection is replaced. Undefined while the log is moved;
 * `onLost` is called when a move began before the connection was replaced.
 */
export const shareInstallation = async (
  databaseUrl: string,
  onLost: () => void,
): Promise<InstallationHold | undefined> => {
  const share = () => tryLock(databaseUrl, lockName, 'shared')
  const first = await share()
  if (!first) return undefined
  const releasing = new AbortController()
  const { signal } = releasing
  let current = first

  const replace = async (): Promise<void> => {
    while (!signal.aborted) {
      const next = await share().catch(() => 'unreachable' as const)
      if (next === undefined) {
        onLost()
        return
      }
      if (next !== 'unreachable') {
        keep(next)
        return
      }
      await pause(retryMilliseconds, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  const keep = (client: Client): void => {
    current = client
    client.once('end', () => void replace())
    if (signal.aborted) void client.end()
  }
  keep(first)
  return {
    release: async () => {
      releasing.abort()
      await current.end().catch(() => undefined)
    },
  }
}
