import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What a running server writes into its data folder. */
export type Postmaster = { pid: number; port: number; ready: boolean }

/** The server that holds this data folder, or undefined when no live process does. */
export function readPostmaster(dataFolder: string): Postmaster | undefined {
  const note = readNote(dataFolder)
  const pid = Number(note?.[0])
  if (note === undefined || !isAlive(pid) || !mayBePostgres(pid)) return undefined
  return { pid, port: Number(note[3]), ready: note[7]?.trim() === 'ready' }
}

/** The port of a server that ended without a clean stop; its former clients still connect to it. */
export function portLeftBehind(dataFolder: string): number | undefined {
  const port = Number(readNote(dataFolder)?.[3])
  return Number.isInteger(port) && port > 0 ? port : undefined
}

export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** A server makes its note and fills it in the same moment; one that stays empty so long was killed in between. */
const emptyNoteMilliseconds = 2_000

/**
 * After a power cut the noted number can belong to any other program, or nothing was noted yet; Postgres itself would
 * then refuse to start.
 */
export function dropStaleNote(dataFolder: string): void {
  const file = join(dataFolder, 'postmaster.pid')
  const note = readNote(dataFolder)
  const pid = Number(note?.[0])
  const isForeign = isAlive(pid) && !mayBePostgres(pid)
  const isForgotten = note?.join('') === '' && Date.now() - changedAt(file) > emptyNoteMilliseconds
  if (isForeign || isForgotten) rmSync(file, { force: true })
}

const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()

function readNote(dataFolder: string): string[] | undefined {
  return readIfThere(join(dataFolder, 'postmaster.pid'))?.split('\n')
}

/**
 * Only Linux tells the name and state of a process; elsewhere the number alone has to do. What has ended and waits for
 * a parent that never asks (in a container without an init, say) keeps its number and its name, yet is no server.
 */
function mayBePostgres(pid: number): boolean {
  const [, name, state] = /^\d+ \((.*)\) (\S)/.exec(readIfThere(`/proc/${pid}/stat`) ?? '') ?? []
  return name === undefined || (name === 'postgres' && state !== 'Z' && state !== 'X')
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
