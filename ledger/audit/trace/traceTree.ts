import type { RecordedLedgerEvent } from '../../handling/eventCatalog.ts'
import { recordedCommandId } from '../../handling/recordedCommandId.ts'
import { ledgerStreamPrefixes } from '../../handling/streams.ts'
import type { EventLog, RecordedEvent } from '../../log/port.ts'
import { parseRecorded } from '../../vault/parseRecorded.ts'
import { mergeStreams } from '../reading/mergeStreams.ts'
import { causalTrees, type TraceNode } from './causalTree.ts'
import { streamsOf, type TraceSubject } from './traceSubject.ts'

/**
 * The causal trees of an id: of a shoutout, a redemption, a top-up, a statement, an event or a command, whose id may be the sent or
 * the recorded one. Reads the streams of the subject, or the whole log if the subject is unknown or does not fit. Answers
 * no trees for an unknown id.
 */
export const traceTree = async (
  log: Pick<EventLog, 'readAll' | 'readStream'>,
  id: string,
  subject?: TraceSubject,
): Promise<readonly TraceNode[]> => {
  const trees = subject ? await traceTreesOf(log, id, subject) : []
  return trees.length > 0
    ? trees
    : treesIn(log.readAll(undefined, { streamPrefixes: ledgerStreamPrefixes }), id)
}

/** The causal trees of an id whose subject is known, from the streams of the subject alone. */
export const traceTreesOf = (
  log: Pick<EventLog, 'readStream'>,
  id: string,
  subject: TraceSubject,
): Promise<readonly TraceNode[]> => treesIn(mergeStreams(log, streamsOf(subject)), id)

const treesIn = async (
  batches: AsyncIterable<readonly RecordedEvent[]>,
  id: string,
): Promise<readonly TraceNode[]> => {
  const isPart = createPart(id)
  const events: RecordedLedgerEvent[] = []
  for await (const batch of batches) events.push(...batch.filter(isPart).map(parseRecorded))
  return causalTrees(events)
}

/** Decides for events in the order of the log whether they belong to the trace of an id. */
const createPart = (id: string) => {
  const correlations = new Set<string>()
  return (event: RecordedEvent): boolean => {
    if (!mentions(event, id) && !correlations.has(event.metadata.correlationId)) return false
    correlations.add(event.metadata.correlationId)
    return true
  }
}

const mentions = ({ id, data, metadata }: RecordedEvent, wanted: string): boolean =>
  id === wanted ||
  metadata.commandId === wanted ||
  metadata.commandId === recordedCommandId({ ...metadata, id: wanted }) ||
  metadata.correlationId === wanted ||
  ['shoutoutId', 'redemptionId', 'topUpId', 'statementId'].some(key => Reflect.get(data, key) === wanted)
