import { type ClientBase, types } from 'pg'
import { z } from 'zod'
import type { Row } from '../row.ts'
import type { Statement } from './tableStatements.ts'

/** The part of the driver's connection that speaks the protocol's own messages, which its types leave out. */
const SpeakingConnection = z.custom<{
  /** What the connection has prepared, by name; the driver's own statements are among them. */
  readonly parsedStatements: Record<string, string>
  readonly stream: { cork(): void; uncork(): void }
  parse(statement: { name: string; text: string }): void
  bind(portal: { statement: string; values: readonly string[] }): void
  describe(portal: { type: 'P'; name: string }): void
  execute(portal: object): void
  sync(): void
}>(value => typeof value === 'object' && value !== null && 'bind' in value && 'sync' in value)

type Field = { readonly name: string; readonly dataTypeID: number }

/**
 * Sends statements one behind the other without waiting for any answer: one way there and one back, and one
 * transaction, since Postgres commits at the single end of them. Answers the rows of each. When this throws, nothing
 * happened, and the connection must not be used again.
 */
export const sendTogether = (
  client: ClientBase,
  statements: readonly Statement[],
): Promise<readonly Row[][]> =>
  new Promise((resolve, reject) => {
    const answers: Row[][] = statements.map(() => [])
    let answering = 0
    let fields: readonly Field[] = []
    let failure: Error | undefined
    client.query({
      submit: (connection: unknown) => {
        const speaking = SpeakingConnection.parse(connection)
        speaking.stream.cork()
        for (const { prepared, values } of statements) {
          if (speaking.parsedStatements[prepared.name] === undefined) speaking.parse(prepared)
          speaking.parsedStatements[prepared.name] = prepared.text
          speaking.bind({ statement: prepared.name, values })
          speaking.describe({ type: 'P', name: '' })
          speaking.execute({})
        }
        speaking.sync()
        speaking.stream.uncork()
      },
      handleRowDescription: (description: { fields: readonly Field[] }) => {
        fields = description.fields
      },
      handleDataRow: ({ fields: cells }: { fields: readonly (string | null)[] }) => {
        answers[answering]?.push(rowOf(fields, cells))
      },
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
