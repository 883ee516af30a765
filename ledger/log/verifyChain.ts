import { genesisHash, sealRecordedEvent } from './chain.ts'
import { type EventLog, noStream, type RecordedEvent } from './port.ts'

export type ChainHead = { readonly revision: number; readonly hash: string }

export type ChainFault =
  /** The hash does not fit the event and what stands before it. */
  | 'altered'
  /** One or more events before this one are gone. */
  | 'missing'
  /** This revision was there already: an event was put in or moved. */
  | 'outOfOrder'

export type ChainVerification =
  | {
      readonly kind: 'sound'
      readonly events: number
      /** The newest event of every stream, for comparison with a signed checkpoint. */
      readonly heads: ReadonlyMap<string, ChainHead>
    }
  | {
      readonly kind: 'broken'
      readonly fault: ChainFault
      readonly event: RecordedEvent
      readonly message: string
    }

export type VerifyChainOptions = {
  /** For a store that leaves no gaps between positions, so that a whole stream can't vanish unnoticed. */
  readonly hasContiguousPositions?: boolean
}

export type ChainBreak = Extract<ChainVerification, { kind: 'broken' }>

/** Checks the chains of a log event by event, from its beginning; keeps one head per stream in memory. */
export const createChainCheck = ({ hasContiguousPositions = false }: VerifyChainOptions = {}) => {
  const heads = new Map<string, { revision: number; hash: string }>()
  const known: ReadonlyMap<string, ChainHead> = heads
  let position = -1
  return {
    heads: known,
    /** Answers what is wrong with the next event; after that nothing can be said about its stream. */
    observe: (event: RecordedEvent): ChainBreak | undefined => {
      const seen = heads.get(event.stream)
      const head = seen ?? { revision: noStream, hash: genesisHash }
      const fault = faultOf(event, head, position, hasContiguousPositions)
      if (fault) return { kind: 'broken', fault, event, message: messageOf(fault, event, head) }
      head.revision = event.revision
      head.hash = event.hash
      if (!seen) heads.set(event.stream, head)
      position = event.position
      return undefined
    },
  }
}

/**
 * Reads the whole log once and checks every stream's chain; names the first event that is wrong. What is cut off at
 * the end of a stream shows by comparison with a checkpoint, or by its gap.
 */
export const verifyChain = async (
  log: Pick<EventLog, 'readAll'>,
  options: VerifyChainOptions = {},
): Promise<ChainVerification> => {
  const check = createChainCheck(options)
  let events = 0
  for await (const batch of log.readAll()) {
    for (const event of batch) {
      const broken = check.observe(event)
      if (broken) return broken
      events += 1
    }
  }
  return { kind: 'sound', events, heads: check.heads }
}

const faultOf = (
  event: RecordedEvent,
  head: ChainHead,
  previousPosition: number,
  hasContiguousPositions: boolean,
): ChainFault | undefined => {
  if (event.position <= previousPosition || event.revision <= head.revision) return 'outOfOrder'
  if (event.revision > head.revision + 1) return 'missing'
  if (sealRecordedEvent(head.hash, event) !== event.hash) return 'altered'
  if (hasContiguousPositions && event.position !== previousPosition + 1) return 'missing'
  return undefined
}

const messageOf = (fault: ChainFault, event: RecordedEvent, head: ChainHead): string => {
  const what = `${event.type} ${event.id}, revision ${event.revision} of ${event.stream} at position ${event.position}`
  const next = 'Compare with a backup taken before, and with the last signed checkpoint.'
  switch (fault) {
    case 'altered':
      return `${what}, is not what was recorded there: its hash does not fit. ${next}`
    case 'missing':
      if (event.revision === head.revision + 1)
        return `Events of other streams are missing before ${what}: positions have a gap there. ${next}`
      return `Events are missing before ${what}: the stream was last seen at revision ${head.revision}. ${next}`
    case 'outOfOrder':
      return `${what}, stands where it cannot: the stream was at revision ${head.revision} already. ${next}`
  }
}
