import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { stringify } from 'csv-stringify/sync'
import { historyColumns, type SourceCells } from './historyRow.ts'
import { asSpreadsheetText } from './spreadsheetText.ts'

export type Refusal = {
  readonly line: number
  readonly source: SourceCells
  /** Which of the equal rows it is; a line that could not be read has none. */
  readonly occurrence?: number
  readonly reason: string
  readonly detail: string
}

const columns = ['line', 'occurrence', ...historyColumns, 'reason', 'detail'] as const

/** Spreadsheets and `--encoding` recognize the file by it. */
const byteOrderMark = '\uFEFF'

/**
 * Writes refusals beside the imported file; replaces an older file when the new one is complete. The file can be
 * imported itself.
 */
export const writeRefused = async (file: string, refusals: readonly Refusal[]): Promise<void> => {
  const unfinished = `${file}.part`
  try {
    const output = createWriteStream(unfinished)
    output.write(byteOrderMark + stringify([columns]))
    for (const { line, occurrence, source, reason, detail } of refusals) {
      const row = stringify([
        [line, occurrence, ...source.map(asSpreadsheetText), reason, asSpreadsheetText(detail)],
      ])
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
