import { z } from 'zod'
import { defineEvent, type EventOf } from '../decider/event.ts'
import { CommandId, EventId } from '../values/ids.ts'

/** A promise the system could not keep by itself, put where a person sees it. */
export const PromiseParked = defineEvent(
  'PromiseParked',
  1,
  z.strictObject({
    /** The command that was refused, and what it was to do. */
    commandId: CommandId,
    commandType: z.string(),
    causationId: EventId,
    rejectionCode: z.string(),
  }),
)

export const parkingEvents = [PromiseParked] as const

export type ParkingEvent = EventOf<(typeof parkingEvents)[number]>
