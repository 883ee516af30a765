import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import type { CheckedEvent } from './readChecked.ts'
import { recordedOf } from './writtenEvent.ts'

/**
 * The messages of the thread: events as lines of JSON, with defects by index; at the end, that it read the whole log.
 */
const Told = z.union([
  z.literal('end'),
  z.object({ lines: z.array(z.string()), breaks: z.array(z.tuple([z.int(), z.string()])) }),
])
export type Told = z.infer<typeof Told>

/**
 * Most results are garbage as soon as they are sent. The heads that the thread keeps grow with the number of streams,
 * without a limit.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 16 }

/**
 * Reads a whole log in PostgreSQL in a thread, from the beginning to the end that it had at first, and checks the
 * chains of its streams. Throws if the thread fails or is lost, because the rest of the log was not read.
 */
export async function* readInThread(postgresUrl: string): AsyncGenerator<Iterable<CheckedEvent>> {
  const program = new URL('./readingThread.ts', import.meta.url)
  const thread = new Worker(program, { workerData: postgresUrl, resourceLimits })
  // A caller that stops early has found enough defects, so an error of the thread no longer matters.
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
