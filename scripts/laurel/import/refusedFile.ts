import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { stringify } from 'csv-stringify/sync'
import type { SourceCells } from './historyRow.ts'

export type Refusal = {
  readonly line: number
  readonly source: SourceCells
  readonly reason: string
  readonly detail: string
}

const columns = ['line', 'at', 'from', 'to', 'kind', 'reason', 'detail']

/** Writes refusals beside the imported file; replaces an older file when the new one is complete. */
export const writeRefused = async (file: string, refusals: readonly Refusal[]): Promise<void> => {
  const unfinished = `${file}.part`
  try {
    const output = createWriteStream(unfinished)
    output.write(stringify([columns]))
    for (const { line, source, reason, detail } of refusals) {
      const row = stringify([[line, ...source, reason, detail]], { escape_formulas: true })
      if (!output.write(row)) await once(output, 'drain')
    }
    output.end()
    await once(output, 'close')
    if (output.errored) throw output.errored
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
