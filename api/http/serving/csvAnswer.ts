import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { FastifyReply } from 'fastify'
import type { z } from 'zod'

/** The schema of a route that streams a CSV file; the file as a whole is described for the documentation. */
export const csvResponse = (file: z.ZodType): Record<number, unknown> => ({
  200: { content: { 'text/csv': { schema: file } } },
})

export type CsvCell = string | number | null

/** Streams rows as a CSV file. A text that a spreadsheet would read as a formula is marked as text. */
export const sendCsv = (
  reply: FastifyReply,
  name: string,
  columns: readonly string[],
  batches: AsyncIterable<readonly (readonly CsvCell[])[]>,
): FastifyReply => {
  reply.header('content-disposition', `attachment; filename="${name}.csv"`)
  return reply.type('text/csv; charset=utf-8').send(Readable.from(linesOf(columns, batches)))
}

async function* linesOf(
  columns: readonly string[],
  batches: AsyncIterable<readonly (readonly CsvCell[])[]>,
): AsyncGenerator<string> {
  yield `${columns.join(',')}\r\n`
  for await (const rows of batches) {
    if (rows.length > 0)
      yield stringify(
        rows.map(row => [...row]),
        { escape_formulas: true, record_delimiter: 'windows' },
      )
  }
}
