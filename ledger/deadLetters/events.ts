import { z } from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { CommandId, EventId, MemberId } from '../kernel/ids.ts'
import { Points } from '../kernel/points.ts'

/** Where an event stands, so that it is found without a search. */
export const EventPlace = z.strictObject({ stream: z.string(), revision: z.int().min(0) })
export type EventPlace = z.infer<typeof EventPlace>

const promise = {
  /** The command that was refused, and what it was to do. */
  commandId: CommandId,
  commandType: z.string(),
  /** The event that made the promise. */
  causationId: EventId,
  /** Promises that were parked before places and subjects were noted have none. */
  place: EventPlace.nullable().default(null),
  memberId: MemberId.nullable().default(null),
  points: Points.nullable().default(null),
}

/** A promise the system could not keep by itself, put where a person sees it. */
export const PromiseParked = defineEvent(
  'PromiseParked',
  1,
  z.strictObject({ ...promise, rejectionCode: z.string() }),
)

/** A person wants it tried again: it is no longer parked, and is parked anew when it fails anew. */
export const PromiseRetried = defineEvent(
  'PromiseRetried',
  1,
  z.strictObject({ ...promise, promiseId: CommandId }),
)

export const parkingEvents = [PromiseParked, PromiseRetried] as const

export type ParkingEvent = EventOf<(typeof parkingEvents)[number]>
