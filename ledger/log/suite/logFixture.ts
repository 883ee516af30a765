import { derivedId } from '../../kernel/derivedId.ts'
import {
  type AppendResult,
  type EventLog,
  type EventToAppend,
  type JsonObject,
  noStream,
  type RecordedEvent,
} from '../port.ts'

const teamId = derivedId('team', 'fixture')

/** An event whose id derives from a name, so that a spec can send the same one twice. */
export const namedEvent = (name: string, data: JsonObject = { name }): EventToAppend => ({
  id: derivedId('event', name),
  type: 'PointsNoted',
  version: 1,
  data,
  metadata: {
    teamId,
    actor: { kind: 'member', id: derivedId('member', 'fixture') },
    occurredAt: '2026-11-20T09:30:00.000Z',
    commandId: derivedId('command', name),
    commandHash: 'a'.repeat(64),
    correlationId: derivedId('command', name),
  },
})

export const collect = async (
  batches: AsyncIterable<readonly RecordedEvent[]>,
): Promise<readonly RecordedEvent[]> => {
  const events: RecordedEvent[] = []
  for await (const batch of batches) events.push(...batch)
  return events
}

export const namesOf = (events: readonly RecordedEvent[]): readonly unknown[] =>
  events.map(event => event.data.name)

/** Follows a log; `until` resolves when it has delivered a number of events. */
export const listenTo = (log: EventLog, afterPosition: number, streamPrefixes?: readonly string[]) => {
  const heard: RecordedEvent[] = []
  let notice = () => {}
  const subscription = log.subscribeAll(
    afterPosition,
    async events => {
      heard.push(...events)
      notice()
    },
    streamPrefixes ? { streamPrefixes } : undefined,
  )
  const until = (count: number): Promise<void> =>
    new Promise(resolve => {
      notice = () => {
        if (heard.length >= count) resolve()
      }
      notice()
    })
  return { heard, until, stop: () => subscription.stop() }
}

const writers = 32
const perWriter = 20

const positionsOf = (result: AppendResult): readonly number[] =>
  result.kind === 'appended' ? result.events.map(event => event.position) : []

/** Every writer appends to a stream of its own, one after the other, with one to three events at a time. */
export const writeAll = (log: EventLog, prefix: string): Promise<readonly (readonly number[])[]> =>
  Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      const positions: number[] = []
      let revision = noStream
      for (let turn = 0; turn < perWriter; turn += 1) {
        const count = 1 + ((writer + turn) % 3)
        const events = Array.from({ length: count }, (_, index) =>
          namedEvent(`${prefix}${writer}.${turn}.${index}`),
        )
        positions.push(...positionsOf(await log.append(`${prefix}${writer}`, events, revision)))
        revision += count
      }
      return positions
    }),
  )
