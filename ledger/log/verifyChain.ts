import { genesisHash, sealRecordedEvent } from './chain.ts'
import { beforeFirst, type EventLog, noStream, type RecordedEvent } from './port.ts'

export type ChainHead = { readonly revision: number; readonly hash: string }

export type ChainFault =
  /** The text is not the canonical JSON that was recorded, whatever it says. */
  | 'notCanonical'
  /** The hash does not fit the event and the hash before it. */
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
  /** The newest event of every stream where reading begins, if not at the first event. */
  readonly startsAt?: {
    readonly position: number
    readonly heads: Iterable<ChainHead & { readonly stream: string }>
  }
}

/** The fields of an event that its chain needs, in whichever form its body is. */
type Link = Pick<RecordedEvent, 'position' | 'stream' | 'revision' | 'id' | 'type' | 'hash'>

export type ChainBreak = { readonly fault: ChainFault; readonly message: string }

/**
 * Checks the hash chains of a log event by event, from the beginning; keeps one head per stream in memory. `sealFault`
 * tells how an event does not fit the hash before it.
 */
export const createLinkCheck = <Event extends Link>(
  sealFault: (previousHash: string, event: Event) => 'notCanonical' | 'altered' | undefined,
  { hasContiguousPositions = false, startsAt }: VerifyChainOptions = {},
) => {
  const heads = new Map<string, { revision: number; hash: string }>()
  const known: ReadonlyMap<string, ChainHead> = heads
  for (const { stream, revision, hash } of startsAt?.heads ?? []) heads.set(stream, { revision, hash })
  let position = startsAt?.position ?? beforeFirst

  const faultOf = (event: Event, head: ChainHead): ChainFault | undefined => {
    if (event.position <= position || event.revision <= head.revision) return 'outOfOrder'
    if (event.revision > head.revision + 1) return 'missing'
    const seal = sealFault(head.hash, event)
    if (seal) return seal
    if (hasContiguousPositions && event.position !== position + 1) return 'missing'
    return undefined
  }

  return {
    heads: known,
    /** Answers the defect of the next event; after a defect the rest of its stream cannot be checked. */
    observe: (event: Event): ChainBreak | undefined => {
      const seen = heads.get(event.stream)
      const head = seen ?? { revision: noStream, hash: genesisHash }
      const fault = faultOf(event, head)
      if (fault) return { fault, message: messageOf(fault, event, head) }
      head.revision = event.revision
      head.hash = event.hash
      if (!seen) heads.set(event.stream, head)
      position = event.position
      return undefined
    },
  }
}

/** Checks the hash chains of parsed events. */
export const createChainCheck = (options?: VerifyChainOptions) =>
  createLinkCheck<RecordedEvent>(
    (previousHash, event) => (isSealedRecorded(previousHash, event) ? undefined : 'altered'),
    options,
  )

export const isSealedRecorded = (previousHash: string, event: RecordedEvent): boolean =>
  sealRecordedEvent(previousHash, event) === event.hash

/**
 * Reads the whole log once and checks the chain of every stream; names the first defective event. Events that are cut
 * off at the end of a stream show by comparison with a checkpoint, or by a gap.
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
      if (broken) return { kind: 'broken', event, ...broken }
      events += 1
    }
  }
  return { kind: 'sound', events, heads: check.heads }
}

const messageOf = (fault: ChainFault, event: Link, head: ChainHead): string => {
  const what = `${event.type} ${event.id}, revision ${event.revision} of ${event.stream} at position ${event.position}`
  const next = 'Compare with a backup taken before, and with the last signed checkpoint.'
  switch (fault) {
    case 'notCanonical':
      return `${what}, is not written as it was recorded: its text is not canonical JSON. ${next}`
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
