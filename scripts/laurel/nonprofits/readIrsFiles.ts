import { createReadStream } from 'node:fs'
import type { Charity, Coordinates } from '@laurel/api/rewards/charities/charity.ts'
import { CsvError, parse } from 'csv-parse'
import { CommandFailed } from '../reportFailure.ts'
import { IrsRow, irsCharity } from './irsCharity.ts'

export type ReadCounts = { read: number; skipped: number }

/** Reads files of exempt organizations row by row, however large they are. Counts what it reads and leaves out. */
export async function* readIrsFiles(
  files: readonly string[],
  places: ReadonlyMap<string, Coordinates>,
  counts: ReadCounts,
): AsyncGenerator<Charity> {
  for (const file of files) {
    const records = createReadStream(file).pipe(parse({ bom: true, columns: true, relax_quotes: true }))
    try {
      for await (const record of records) {
        const row = IrsRow.safeParse(record)
        if (!row.success)
          throw new CommandFailed(
            `${file} is no file of exempt organizations: ${String(row.error.issues[0]?.path[0])} is missing.`,
          )
        counts.read += 1
        const charity = irsCharity(row.data, postalCode => places.get(postalCode))
        if (charity) yield charity
        else counts.skipped += 1
      }
    } catch (error) {
      throw error instanceof CsvError ? new CommandFailed(`${file} can't be read: ${error.message}`) : error
    }
  }
}
