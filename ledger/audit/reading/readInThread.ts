import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import type { CheckedEvent } from './readChecked.ts'
import { recordedOf } from './writtenEvent.ts'

/** What the thread says: events, each a line of JSON, with what is wrong by their place among them; in the end that it read all. */
const Told = z.union([
  z.literal('end'),
  z.object({ lines: z.array(z.string()), breaks: z.array(z.tuple([z.int(), z.string()])) }),
])
export type Told = z.infer<typeof Told>

/** The thread sends most of its results and drops them at once. What it keeps grows with streams, without a limit. */
const resourceLimits = { maxYoungGenerationSizeMb: 16 }

/**
 * Reads a whole log in Postgres, from its beginning to where it ended at first, and checks the chains of its streams, in
 * a thread beside this one. Throws when that thread fails or is lost, because the rest of the log was not read.
 */
export async function* readInThread(postgresUrl: string): AsyncGenerator<Iterable<CheckedEvent>> {
  const program = new URL('./readingThread.ts', import.meta.url)
  const thread = new Worker(program, { workerData: postgresUrl, resourceLimits })
  // Who stops listening early, because enough is wrong already, has no use for an error either.
  thread.on('error', () => {})
  try {
    yield* toldBy(thread)
  } finally {
    await thread.terminate()
  }
}

export async function* toldBy(thread: Worker): AsyncGenerator<Iterable<CheckedEvent>> {
  for await (const [message] of on(thread, 'message', { close: ['exit'] })) {
    const told = Told.parse(message)
    if (told === 'end') return
    yield checked(told)
    thread.postMessage('taken')
  }
  throw new Error(
    'The thread that reads the log was lost before it had read all of it. Verify the log again.',
  )
}

/** One after the other, so that an event is gone before the next is made. */
function* checked({ lines, breaks }: Exclude<Told, 'end'>): Generator<CheckedEvent> {
  const brokenAt = new Map(breaks)
  for (const [place, line] of lines.entries()) yield { event: recordedOf(line), broken: brokenAt.get(place) }
}
