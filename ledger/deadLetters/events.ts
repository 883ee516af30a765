import { z } from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { CommandId, EventId, MemberId } from '../kernel/ids.ts'
import { Points } from '../kernel/points.ts'

/** The stream and revision of an event: it is found there without a search. */
export const EventPlace = z.strictObject({ stream: z.string(), revision: z.int().min(0) })
export type EventPlace = z.infer<typeof EventPlace>

const deadLetter = {
  /** The command that failed, and its type. */
  commandId: CommandId,
  commandType: z.string(),
  /** The event that a process reacted to. */
  causationId: EventId,
  place: EventPlace,
  /** The member and the points that the command is about, where it names them. */
  memberId: MemberId.nullable(),
  points: Points.nullable(),
}

/** A reaction that failed for a reason that no process handles. A person has to look at it. */
export const ReactionDeadLettered = defineEvent(
  'ReactionDeadLettered',
  1,
  z.strictObject({ ...deadLetter, rejectionCode: z.string() }),
)

/** A person requested a retry. If it fails again, another `ReactionDeadLettered` follows. */
export const DeadLetterRetried = defineEvent(
  'DeadLetterRetried',
  1,
  z.strictObject({ ...deadLetter, deadLetterId: CommandId }),
)

export const deadLetterEvents = [ReactionDeadLettered, DeadLetterRetried] as const

export type DeadLetterEvent = EventOf<(typeof deadLetterEvents)[number]>
