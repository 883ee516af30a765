import type { ClientBase } from 'pg'
import { z } from 'zod'

/** The part of the driver's connection that COPY needs and its types leave out. */
const CopyingConnection = z.custom<{
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
}>(value => typeof value === 'object' && value !== null && 'sendCopyFromChunk' in value)

/**
 * Runs `copy … from stdin` with data that is ready: the fastest way into a table that Postgres has. The data follows
 * the statement at once; a server that refuses the statement passes over what comes behind it.
 */
export const copyIn = (client: ClientBase, statement: string, chunks: readonly Buffer[]): Promise<void> =>
  new Promise((resolve, reject) => {
    let failure: Error | undefined
    client.query({
      submit: (connection: unknown) => {
        const copying = CopyingConnection.parse(connection)
        copying.query(statement)
        for (const chunk of chunks) copying.sendCopyFromChunk(chunk)
        copying.endCopyFrom()
      },
      handleCopyInResponse: () => {},
      handleCommandComplete: () => {},
      handleError: (error: Error) => {
        failure = error
        reject(error)
      },
      handleReadyForQuery: () => {
        if (!failure) resolve()
      },
    })
  })
