import { deadLetterStream } from '../deadLetters/stream.ts'
import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import { recordedCommandId } from '../handling/recordedCommandId.ts'
import { ledgerStreamPrefixes } from '../handling/streams.ts'
import type { EventId, MemberId, RedemptionId, TeamId } from '../kernel/ids.ts'
import type { EventLog, RecordedEvent } from '../log/port.ts'
import { memberStream } from '../members/stream.ts'
import { fundStream } from '../rewards/funds/stream.ts'
import { redemptionStream } from '../rewards/redemptions/stream.ts'
import { parseRecorded } from '../vault/parseRecorded.ts'
import { readTogether } from './reading/readTogether.ts'

export type TraceNode = { readonly event: RecordedLedgerEvent; readonly effects: readonly TraceNode[] }

/** What an id names. Everything that it led to is in few streams then. */
export type TraceSubject = { readonly teamId: TeamId } & (
  | { readonly kind: 'shoutout'; readonly giverId: MemberId; readonly recipientIds: readonly MemberId[] }
  | { readonly kind: 'redemption'; readonly redemptionId: RedemptionId; readonly memberId: MemberId }
  | { readonly kind: 'topUp' }
  | { readonly kind: 'adjustment'; readonly memberId: MemberId }
)

/**
 * Everything that an id had a part in, as trees of causes: `id` may be that of a shoutout, a redemption, a top-up, an
 * event or a command, as it was sent or as it was recorded. Reads the streams of its subject, or the whole log where
 * the subject is not known. Answers no trees when the id is unknown.
 */
export const traceTree = async (
  log: Pick<EventLog, 'readAll' | 'readStream'>,
  id: string,
  subject?: TraceSubject,
): Promise<readonly TraceNode[]> => {
  const trees = subject ? await treesIn(readTogether(log, streamsOf(subject)), id) : []
  return trees.length > 0
    ? trees
    : treesIn(log.readAll(undefined, { streamPrefixes: ledgerStreamPrefixes }), id)
}

const treesIn = async (
  batches: AsyncIterable<readonly RecordedEvent[]>,
  id: string,
): Promise<readonly TraceNode[]> => {
  const isPart = createPart(id)
  const events: RecordedLedgerEvent[] = []
  for await (const batch of batches) events.push(...batch.filter(isPart).map(parseRecorded))
  return grow(events)
}

/** Where commands and processes record what a subject leads to. */
const streamsOf = (subject: TraceSubject): readonly string[] => {
  const { teamId } = subject
  const parked = deadLetterStream.nameOf(teamId)
  switch (subject.kind) {
    case 'shoutout': {
      const members = new Set([subject.giverId, ...subject.recipientIds])
      return [...Array.from(members, memberId => memberStream.nameOf(teamId, memberId)), parked]
    }
    case 'redemption':
      return [
        redemptionStream.nameOf(teamId, subject.redemptionId),
        memberStream.nameOf(teamId, subject.memberId),
        fundStream.nameOf(teamId),
        parked,
      ]
    case 'topUp':
      return [fundStream.nameOf(teamId), parked]
    case 'adjustment':
      return [memberStream.nameOf(teamId, subject.memberId), parked]
  }
}

/** Answers for each event, given in the order of the log, whether it belongs to the trace of an id. */
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
  ['shoutoutId', 'redemptionId', 'topUpId'].some(key => Reflect.get(data, key) === wanted)

const grow = (events: readonly RecordedLedgerEvent[]): readonly TraceNode[] => {
  const known = new Set(events.map(event => event.id))
  const effectsOf = new Map<EventId | undefined, RecordedLedgerEvent[]>()
  for (const event of events) {
    const { causationId } = event.metadata
    const cause = causationId !== undefined && known.has(causationId) ? causationId : undefined
    effectsOf.set(cause, [...(effectsOf.get(cause) ?? []), event])
  }
  const nodesOf = (cause: EventId | undefined): readonly TraceNode[] =>
    (effectsOf.get(cause) ?? []).map(event => ({ event, effects: nodesOf(event.id) }))
  return nodesOf(undefined)
}
