import type { Actor } from '../kernel/actor.ts'
import type { CommandId, EventId, TeamId } from '../kernel/ids.ts'
import type { Instant } from '../kernel/instant.ts'
import type { JsonObject } from '../log/port.ts'

/** The part of any command that handling needs. */
export type AnyCommand = {
  readonly type: string
  readonly id: CommandId
  readonly teamId: TeamId
  readonly actor: Actor
  readonly occurredAt: Instant
  readonly data: JsonObject
  readonly correlationId?: CommandId
  readonly causationId?: EventId
}
