import { ledgerStreamPrefixes } from '../handling/streams.ts'
import type { Instant } from '../kernel/instant.ts'
import type { RecordedEvent } from '../log/port.ts'
import type { LogCheck } from './check.ts'

/** The events after the newest checkpoint: only hash chains prove them. */
export type UnsignedTail = { readonly events: number; readonly since: Instant | undefined }

/** Counts the events after those that a checkpoint covers. */
export const createTailWatch = (signedEvents: number) => {
  let events = 0
  let since: Instant | undefined
  const watch: LogCheck = {
    observe: ({ stream, recordedAt }: RecordedEvent) => {
      if (!ledgerStreamPrefixes.some(prefix => stream.startsWith(prefix))) return []
      events += 1
      if (events > signedEvents) since ??= recordedAt
      return []
    },
    end: () => [],
  }
  return {
    ...watch,
    tail: (): UnsignedTail => ({ events: Math.max(0, events - signedEvents), since }),
  }
}
