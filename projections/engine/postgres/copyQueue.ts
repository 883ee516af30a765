import type { ClientBase } from 'pg'
import { copyIn } from './copyIn.ts'

/** Sends rows to Postgres one statement after the other while the caller makes more of them. */
export type CopyQueue = {
  /** Resolves when there is room for more; `onSent` is told when nobody needs the data any more. */
  send(statement: string, data: Buffer, onSent: (data: Buffer) => void): Promise<void>
  /** Resolves when everything that was sent stands in the tables; throws what went wrong with any of it. */
  drained(): Promise<void>
}

/** Enough for Postgres to be busy while the next rows are made. */
const bytesUnderWayMax = 8 * 1024 * 1024

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
      // Whoever sends or drains next hears of it.
      sent.catch(() => {})
    },
    drained: () => sent,
  }
}
