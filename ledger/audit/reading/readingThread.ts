import { parentPort, workerData } from 'node:worker_threads'
import { pageSize } from '../../log/limits.ts'
import { beforeFirst } from '../../log/port.ts'
import { createLinkCheck } from '../../log/verifyChain.ts'
import type { Told } from './readInThread.ts'
import { openRows } from './rows.ts'
import { lineOf, type WrittenEvent, writtenFault } from './writtenEvent.ts'

// The program of a thread that `readInThread` starts. It loads little: every part of it is in memory a second time.

/** Few, so that a batch is garbage before the collector of either thread promotes it. */
const eventsPerBatch = 250
/** Batches that the other thread has not handled yet. */
const batchesAheadMax = 8

if (!parentPort) throw new Error('This program runs in a thread of an audit. Start laurel audit verify.')
const port = parentPort
const tell = (told: Told): void => port.postMessage(told)

let ahead = 0
let goOn = (): void => {}
port.on('message', () => {
  ahead -= 1
  goOn()
})
const untilTheyFollow = async (): Promise<void> => {
  while (ahead > batchesAheadMax)
    await new Promise<void>(resolve => {
      goOn = resolve
    })
}

let lines: string[] = []
let breaks: [number, string][] = []
const tellBatch = (): void => {
  if (lines.length === 0) return
  ahead += 1
  tell({ lines, breaks })
  lines = []
  breaks = []
}

const chain = createLinkCheck(writtenFault, { hasContiguousPositions: true })
const take = (event: WrittenEvent): void => {
  const broken = chain.observe(event)
  if (broken) breaks.push([lines.length, broken.message])
  lines.push(lineOf(event))
  if (lines.length === eventsPerBatch) tellBatch()
}

const rows = await openRows(String(workerData))
// Later events are left to the next audit.
const end = await rows.head()
let reading = Promise.resolve()
for (let after = beforeFirst; after < end; after += pageSize) {
  await untilTheyFollow()
  // Asked before the page under way is here, so that Postgres does not wait for this thread.
  const next = rows.read(after, Math.min(after + pageSize, end), take)
  await reading
  reading = next
}
await reading
tellBatch()
await rows.close()
tell('end')
