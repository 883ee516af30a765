import { type ClientBase, types } from 'pg'
import { z } from 'zod'
import type { Row } from '../row.ts'
import type { Statement } from './tableStatements.ts'

/** Rows for `copy … from stdin`, in the form the statement names. */
export type Copying = { readonly copy: string; readonly data: Buffer }

/** The part of the driver's connection that speaks the protocol's own messages, which its types leave out. */
const SpeakingConnection = z.custom<{
  /** What the connection has prepared, by name; the driver's own statements are among them. */
  readonly parsedStatements: Record<string, string>
  readonly stream: { cork(): void; uncork(): void }
  parse(statement: { name: string; text: string }): void
  bind(portal: { statement: string; values: readonly string[] }): void
  describe(portal: { type: 'P'; name: string }): void
  execute(portal: object): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sync(): void
}>(value => typeof value === 'object' && value !== null && 'bind' in value && 'sync' in value)

type SpeakingConnection = z.infer<typeof SpeakingConnection>

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
        const speaking = SpeakingConnection.parse(connection)
        speaking.stream.cork()
        for (const statement of statements)
          if ('copy' in statement) copy(speaking, statement)
          else run(speaking, statement)
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

const run = (connection: SpeakingConnection, { prepared, values, isQuestion }: Statement): void => {
  if (connection.parsedStatements[prepared.name] === undefined) connection.parse(prepared)
  connection.parsedStatements[prepared.name] = prepared.text
  connection.bind({ statement: prepared.name, values })
  if (isQuestion) connection.describe({ type: 'P', name: '' })
  connection.execute({})
}

/** The data follows at once; a server that refuses the statement passes over what comes behind it. */
const copy = (connection: SpeakingConnection, { copy: text, data }: Copying): void => {
  connection.parse({ name: '', text })
  connection.bind({ statement: '', values: [] })
  connection.execute({})
  connection.sendCopyFromChunk(data)
  connection.endCopyFrom()
}

const rowOf = (fields: readonly Field[], cells: readonly (string | null)[]): Row => {
  const row: Row = {}
  for (const [index, { name, dataTypeID }] of fields.entries()) {
    const cell = cells[index] ?? null
    row[name] = cell === null ? null : types.getTypeParser(dataTypeID, 'text')(cell)
  }
  return row
}
