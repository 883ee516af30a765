import type { ClientBase } from 'pg'
import { copyIn } from './copyIn.ts'

/** Sends rows to Postgres one statement after the other while the caller makes more of them. */
export type CopyQueue = {
  /** Resolves when there is room for more; calls `onSent` when the data is no longer needed. */
  send(statement: string, data: Buffer, onSent: (data: Buffer) => void): Promise<void>
  /** Executes a statement after everything that was sent. */
  run(statement: string): void
  /** Resolves when everything sent is in the tables; rejects with the first error. */
  drained(): Promise<void>
}

/** Enough for Postgres to be busy while the next rows are made. */
const bytesUnderWayMax = 8 * 1024 * 1024

/** The next `send` or `drain` gets the error. */
const leaveToNext = (): void => {}

export const createCopyQueue = (client: ClientBase): CopyQueue => {
  let bytesUnderWay = 0
  let sent = Promise.resolve()
  return {
    send: async (statement, data, onSent) => {
      if (bytesUnderWay > bytesUnderWayMax) await sent
      bytesUnderWay += data.length
      sent = sent.then(async () => {
        await copyIn(client, statement, [data])
        bytesUnderWay -= data.length
        onSent(data)
      })
      sent.catch(leaveToNext)
    },
    run: statement => {
      sent = sent.then(async () => {
        await client.query(statement)
      })
      sent.catch(leaveToNext)
    },
    drained: () => sent,
  }
}
