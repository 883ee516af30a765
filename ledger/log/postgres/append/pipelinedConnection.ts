import { z } from 'zod'

/** The part of the driver's connection that speaks the protocol's own messages, which its types leave out. */
export const PipelinedConnection = z.custom<{
  /** The prepared statements of the connection by name, including those of the driver. */
  readonly parsedStatements: Record<string, string>
  readonly stream: { cork(): void; uncork(): void }
  parse(statement: { name: string; text: string }): void
  bind(portal: { statement: string; values: readonly unknown[] }): void
  describe(portal: { type: 'P'; name: string }): void
  execute(portal: object): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sync(): void
}>(value => typeof value === 'object' && value !== null && 'bind' in value && 'sync' in value)

export type PipelinedConnection = z.infer<typeof PipelinedConnection>

/** Says a statement that the connection prepares when it meets it first. */
export const sayPrepared = (
  connection: PipelinedConnection,
  prepared: { readonly name: string; readonly text: string },
  values: readonly unknown[],
  isDescribed = false,
): void => {
  if (connection.parsedStatements[prepared.name] === undefined) connection.parse(prepared)
  connection.parsedStatements[prepared.name] = prepared.text
  connection.bind({ statement: prepared.name, values })
  if (isDescribed) connection.describe({ type: 'P', name: '' })
  connection.execute({})
}

/** The data follows at once; a server that refuses the statement skips it. */
export const sayCopy = (connection: PipelinedConnection, copy: string, data: Buffer): void => {
  connection.parse({ name: '', text: copy })
  connection.bind({ statement: '', values: [] })
  connection.execute({})
  connection.sendCopyFromChunk(data)
  connection.endCopyFrom()
}
