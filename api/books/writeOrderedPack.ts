import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Month } from '@laurel/ledger/kernel/month.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { addPackPart, failPack, finishPack, isPackWanted, removeParts } from './packRows.ts'

const partBytes = 1024 * 1024
/** A larger pack is written into a file by an operator. */
const packBytesMax = 500_000_000

/** The bytes of the pack of a month; undefined where the month is not closed. */
export type WritePack = (
  teamId: TeamId,
  month: Month,
  signal: AbortSignal,
) => Promise<AsyncIterable<Uint8Array> | undefined>

type OrderedPack = { readonly packId: string; readonly teamId: TeamId; readonly month: Month }

export type WriteOrderedPack = (ordered: OrderedPack, signal: AbortSignal) => Promise<void>

/** Writes an ordered pack and keeps its parts, or why it can't be kept. */
export const writeOrderedPack =
  ({
    database,
    writePack,
  }: {
    readonly database: Queryable
    readonly writePack: WritePack
  }): WriteOrderedPack =>
  async ({ packId, teamId, month }, signal) => {
    if (!(await isPackWanted(database, packId))) return
    await removeParts(database, packId)
    const pack = await writePack(teamId, month, signal)
    const problem = pack ? await keep(database, packId, pack, signal) : 'The month is open. Close it first.'
    if (problem !== undefined) await failPack(database, packId, problem)
  }

/** Keeps a pack part by part, or answers why it can't be kept. */
const keep = async (
  database: Queryable,
  packId: string,
  pack: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<string | undefined> => {
  let [parts, bytes] = [0, 0]
  for await (const content of inParts(pack)) {
    signal.throwIfAborted()
    bytes += content.length
    if (bytes > packBytesMax)
      return 'The pack is too large for a download. Ask your operator for it: laurel audit pack writes it into a file.'
    await addPackPart(database, packId, parts, content)
    parts += 1
  }
  await finishPack(database, packId, { parts, bytes })
  return undefined
}

async function* inParts(pack: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of pack) {
    chunks.push(chunk)
    length += chunk.length
    if (length < partBytes) continue
    yield Buffer.concat(chunks)
    chunks = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(chunks)
}
