import { canonicalJson } from '../canonicalJson.ts'
import { DoesNotContinue, type SealedWriter } from '../copying/sealedWriter.ts'
import { bytesPerAppendMax, eventsPerAppendMax } from '../limits.ts'
import type { RecordedEvent } from '../port.ts'
import { bytesOf } from '../prepareAppend.ts'
import { createAppendCall } from './appendCall.ts'
import { createCauses } from './causes.ts'
import { connectEngine } from './engineClient.ts'
import { asUnavailable, isWrongRevision } from './faults.ts'
import { retried } from './retrying.ts'
import { toEngineEvent } from './storedEvent.ts'
import { engineStreamOf } from './streamNames.ts'

/**
 * Appends events of another log to an engine. The engine orders appends as they arrive, so that each waits for the answer
 * to the one before. An append that was lost on the way is sent again; the engine answers a repeat of it as a success.
 */
export const createEventStoreSealedWriter = (url: string): SealedWriter => {
  const client = connectEngine(url)
  const appendCall = createAppendCall(client)
  const causes = createCauses()

  const appendRun = async ({ first, events }: Run): Promise<void> => {
    const sent = events.map(event => toEngineEvent(event, causes.engineIdOf(event.metadata.causationId)))
    try {
      await retried(() => appendCall(engineStreamOf(first.stream), sent, first.revision - 1))
    } catch (error) {
      throw isWrongRevision(error) ? new DoesNotContinue(first) : asUnavailable(error)
    }
    causes.note(events)
  }

  return {
    appendSealed: async events => {
      for (const run of runsOf(events)) await appendRun(run)
    },
    close: () => client.end(),
  }
}

/** Events of one stream that follow each other in the log, no more than the engine takes at once. */
type Run = { readonly first: RecordedEvent; readonly events: CopiedEvent[]; bytes: number }
type CopiedEvent = RecordedEvent & { readonly dataText: string; readonly metadataText: string }

const runsOf = (events: readonly RecordedEvent[]): readonly Run[] => {
  const runs: Run[] = []
  for (const event of events) {
    const copied = {
      ...event,
      dataText: canonicalJson(event.data),
      metadataText: canonicalJson(event.metadata),
    }
    const bytes = bytesOf([copied])
    const run = runs.at(-1)
    if (run && isContinued(run, event, bytes)) {
      run.events.push(copied)
      run.bytes += bytes
    } else runs.push({ first: event, events: [copied], bytes })
  }
  return runs
}

const isContinued = ({ first, events, bytes }: Run, { stream }: RecordedEvent, added: number): boolean =>
  first.stream === stream && events.length < eventsPerAppendMax && bytes + added <= bytesPerAppendMax
