import { canonicalJson } from '../canonicalJson.ts'
import { DoesNotContinue, type SealedWriter } from '../copying/sealedWriter.ts'
import { eventsPerAppendMax } from '../limits.ts'
import type { RecordedEvent } from '../port.ts'
import { createAppendCall } from './appendCall.ts'
import { groupBytesMax } from './appendGroup.ts'
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

  const appendRun = async (first: RecordedEvent, run: readonly RecordedEvent[]): Promise<void> => {
    const events = run.map(event =>
      toEngineEvent(
        { ...event, dataText: canonicalJson(event.data), metadataText: canonicalJson(event.metadata) },
        causes.engineIdOf(event.metadata.causationId),
      ),
    )
    try {
      await retried(() => appendCall(engineStreamOf(first.stream), events, first.revision - 1))
    } catch (error) {
      throw isWrongRevision(error) ? new DoesNotContinue(first) : asUnavailable(error)
    }
    causes.note(run)
  }

  return {
    appendSealed: async events => {
      for (const { first, events: run } of runsOf(events)) await appendRun(first, run)
    },
    close: () => client.end(),
  }
}

/** Events of one stream that follow each other in the log, no more than the engine takes at once. */
type Run = { readonly first: RecordedEvent; readonly events: RecordedEvent[]; bytes: number }

const runsOf = (events: readonly RecordedEvent[]): readonly Run[] => {
  const runs: Run[] = []
  for (const event of events) {
    const bytes = bytesOf(event)
    const run = runs.at(-1)
    const isContinued =
      run?.first.stream === event.stream &&
      run.events.length < eventsPerAppendMax &&
      run.bytes + bytes <= groupBytesMax
    if (isContinued) {
      run.events.push(event)
      run.bytes += bytes
    } else runs.push({ first: event, events: [event], bytes })
  }
  return runs
}

const bytesOf = ({ data, metadata }: RecordedEvent): number =>
  Buffer.byteLength(JSON.stringify(data)) + Buffer.byteLength(JSON.stringify(metadata)) + envelopeBytes

/** About what ids, the hash and the names of fields add to an event in the engine. */
const envelopeBytes = 500
