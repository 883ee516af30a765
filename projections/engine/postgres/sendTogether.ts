import {
  PipelinedConnection,
  sayCopy,
  sayPrepared,
} from '@laurel/ledger/log/postgres/append/pipelinedConnection.ts'
import { type ClientBase, types } from 'pg'
import type { Row } from '../tables/row.ts'
import type { Statement } from './tableStatements.ts'

/** Rows for `copy … from stdin`, in the form the statement names. */
export type Copying = { readonly copy: string; readonly data: Buffer }

type Field = { readonly name: string; readonly dataTypeID: number }

/**
 * Sends statements one behind the other without waiting for any answer: one way there and one back, and one
 * transaction, since Postgres commits at the single end of them. Answers the rows of each. When this throws, nothing
 * happened, and the connection must not be used again.
 */
export const sendTogether = (
  client: ClientBase,
  statements: readonly (Statement | Copying)[],
): Promise<readonly Row[][]> =>
  new Promise((resolve, reject) => {
    const answers: Row[][] = statements.map(() => [])
    let answering = 0
    let fields: readonly Field[] = []
    let failure: Error | undefined
    client.query({
      submit: (connection: unknown) => {
        const speaking = PipelinedConnection.parse(connection)
        speaking.stream.cork()
        for (const statement of statements)
          if ('copy' in statement) sayCopy(speaking, statement.copy, statement.data)
          else sayPrepared(speaking, statement.prepared, statement.values, statement.isQuestion)
        speaking.sync()
        speaking.stream.uncork()
      },
      handleRowDescription: (description: { fields: readonly Field[] }) => {
        fields = description.fields
      },
      handleDataRow: ({ fields: cells }: { fields: readonly (string | null)[] }) => {
        answers[answering]?.push(rowOf(fields, cells))
      },
      handleCopyInResponse: () => {},
      handleCommandComplete: () => {
        answering += 1
      },
      handleError: (error: Error) => {
        failure = error
        reject(error)
      },
      handleReadyForQuery: () => {
        if (!failure) resolve(answers)
      },
    })
  })

const rowOf = (fields: readonly Field[], cells: readonly (string | null)[]): Row => {
  const row: Row = {}
  for (const [index, { name, dataTypeID }] of fields.entries()) {
    const cell = cells[index] ?? null
    row[name] = cell === null ? null : types.getTypeParser(dataTypeID, 'text')(cell)
  }
  return row
}
