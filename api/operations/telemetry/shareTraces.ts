import { listen } from '@laurel/ledger/database/listen.ts'
import { CommandId } from '@laurel/ledger/kernel/ids.ts'
import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import { contextOf, traceparentOf } from '../../delivery/traceparent.ts'
import type { Tracing } from './tracing.ts'

const channel = 'laurel_traces'
const notify = prepared('select pg_notify($1, $2)')
const Note = z.strictObject({ command: CommandId, trace: z.string().max(55) })

/**
 * Tells the other processes on a database which trace a command belongs to, before its events are in the log. A note may
 * be lost or late: the trace then ends in this process. Answers how to end it.
 */
export const shareTraces = ({
  tracing,
  database,
  databaseUrl,
}: {
  readonly tracing: Tracing
  readonly database: Queryable
  readonly databaseUrl: string
}): (() => Promise<void>) => {
  const sending = new Set<Promise<unknown>>()
  tracing.onCommand((command, at) => {
    const trace = traceparentOf(at)
    if (trace === null) return
    const note: z.input<typeof Note> = { command, trace }
    const sent = database
      .query(notify, [channel, JSON.stringify(note)])
      .catch(() => undefined)
      .finally(() => sending.delete(sent))
    sending.add(sent)
  })
  const listening = listen(databaseUrl, {
    channel,
    onNotification: payload => {
      const note = readNote(payload)
      if (note) tracing.learnCommand(note.command, contextOf(note.trace))
    },
  })
  return async () => {
    await Promise.all(sending)
    await listening.stop()
  }
}

const readNote = (payload: string): z.output<typeof Note> | undefined => {
  try {
    return Note.safeParse(JSON.parse(payload)).data
  } catch {
    return undefined
  }
}
