import { setTimeout as pause } from 'node:timers/promises'
import type { CloudEvent } from '@laurel/contract/developers/cloudEvent.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { beforeFirst } from '@laurel/ledger/log/port.ts'
import { eventCursorOf } from '../outgoingEvents/eventCursor.ts'
import { sentComment, sentCursor, sentEvent, streamHead } from './sentEvents.ts'
import type { TeamBells } from './teamBells.ts'

/** Under load events come by the hundred, and one page has them all. */
const gatherMilliseconds = 50

export type EventPage = {
  readonly events: readonly CloudEvent[]
  /** Where the next page begins. */
  readonly position: number
  readonly hasMore: boolean
}

export type EventStream = {
  readonly teamId: TeamId
  readonly after: number
  readonly bells: TeamBells
  readonly readPage: (after: number) => Promise<EventPage>
  /** Whether the reader may go on: a key that was revoked, or a session that ended, may not. */
  readonly mayGoOn: () => Promise<boolean>
  readonly signal: AbortSignal
  readonly heartbeatMilliseconds: number
}

/** The events of a team after a position, then each one when it happens, until the reader may not go on. */
export async function* readEventStream({
  teamId,
  after,
  bells,
  readPage,
  mayGoOn,
  signal,
  heartbeatMilliseconds,
}: EventStream): AsyncGenerator<string> {
  yield streamHead
  let position = after
  let checkedAt = performance.now()
  while (!signal.aborted) {
    // Listens before it reads, so that nothing happens unheard in between.
    const bell = bells.listen(teamId)
    try {
      const page = await readPage(position)
      const hasMoved = page.position > position
      position = page.position
      for (const event of page.events) yield sentEvent(event)
      if (page.events.length === 0 && hasMoved) yield sentCursor(eventCursorOf(position))
      if (!page.hasMore) {
        await Promise.race([bell.heard, rest(heartbeatMilliseconds, signal)])
        await rest(gatherMilliseconds, signal)
      }
    } finally {
      bell.stop()
    }
    if (performance.now() - checkedAt < heartbeatMilliseconds) continue
    if (!(await mayGoOn())) return
    checkedAt = performance.now()
    yield position === beforeFirst ? sentComment : sentCursor(eventCursorOf(position))
  }
}

const rest = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  pause(milliseconds, undefined, { signal, ref: false }).catch(() => undefined)
