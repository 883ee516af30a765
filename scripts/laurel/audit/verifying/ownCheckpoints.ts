import { createPublicKey, type KeyObject } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { Finding } from '@laurel/ledger/audit/check.ts'
import type { KnownEnd } from '@laurel/ledger/audit/knownEnds.ts'
import type { CheckpointLine } from '@laurel/ledger/checkpoints/checkpoint.ts'
import { CommandFailed } from '../../reportFailure.ts'
import { checkedCheckpoints, checkpointFileIn, keptAfter } from '../checkpoints/checkpointFile.ts'
import { keptKey } from '../checkpoints/checkpointKey.ts'
import { newestIn } from '../checkpoints/hourlyCheckpoint.ts'

export type OwnCheckpoints = {
  /** The chain in the data folder; empty if nothing was signed, or if it proves nothing. */
  readonly lines: readonly CheckpointLine[]
  readonly findings: readonly Finding[]
}

/** The checkpoints that this installation signed, compared with their copies in the folder of the worker. */
export const ownCheckpoints = async (home: string, folder: string | undefined): Promise<OwnCheckpoints> => {
  const path = checkpointFileIn(home)
  const kept = await checkedLines(path, await keptKey(home))
  if (folder === undefined || !existsSync(folder)) return kept
  const newest = await newestIn(folder)
  if (!newest || kept.findings.length > 0 || (await keptAfter(home, newest.checkpoint))) return kept
  const { recordedAt, events } = newest.checkpoint
  const message = `${path} lacks the checkpoint of ${recordedAt} over ${events} events, which is in ${folder}: checkpoints were removed or changed.`
  return { ...kept, findings: [...kept.findings, asFinding(message)] }
}

const checkedLines = async (path: string, key: KeyObject | undefined): Promise<OwnCheckpoints> => {
  if (!existsSync(path)) return { lines: [], findings: [] }
  const proveNothing = (...faults: readonly string[]): OwnCheckpoints => ({
    lines: [],
    findings: faults.map(asFinding),
  })
  if (!key)
    return proveNothing(`${path} is there without its key. Put checkpoint-key.pem back from a backup.`)
  try {
    const { lines, faults } = await checkedCheckpoints(path, createPublicKey(key))
    if (lines.length === 0) return proveNothing(`${path} is empty: all checkpoints were removed.`)
    return faults.length > 0 ? proveNothing(...faults) : { lines, findings: [] }
  } catch (error) {
    if (error instanceof CommandFailed) return proveNothing(error.message)
    throw error
  }
}

/** The newest checkpoint as an end of the log, where other checkpoints are compared in full. */
export const signedEnd = (lines: readonly CheckpointLine[]): readonly KnownEnd[] => {
  const newest = lines.at(-1)
  if (!newest) return []
  const { recordedAt, events, order } = newest.checkpoint
  return [{ source: `The checkpoint of ${recordedAt}`, kind: 'count', events, order }]
}

const asFinding = (message: string): Finding => ({
  invariant: 'as signed',
  message,
  stream: '',
  revision: -1,
  position: -1,
})
