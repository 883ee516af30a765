import { derivedId } from '../kernel/derivedId.ts'
import type { AnyEvent } from '../kernel/event.ts'
import type { EventMetadata, EventToAppend, JsonObject } from '../log/port.ts'
import type { AnyCommand } from './anyCommand.ts'
import type { CommandHash } from './commandHash.ts'
import type { EventCodec } from './eventCodec.ts'

/**
 * Prepares the events of a decision for the log. Ids derive from the command alone, so that a retry after an unknown
 * outcome appends nothing twice, and a command goes into one stream only. The data is parsed by its schema.
 */
export const prepareEvents = <Event extends AnyEvent & { readonly data: JsonObject }>(
  command: AnyCommand,
  events: readonly Event[],
  codec: EventCodec<Event>,
  commandHash: CommandHash,
): readonly { event: Event; toAppend: EventToAppend }[] => {
  // In canonical order, which saves sorting it.
  const metadata: EventMetadata = {
    actor: { id: command.actor.id, kind: command.actor.kind },
    ...(command.causationId ? { causationId: command.causationId } : {}),
    commandHash: commandHash(command),
    commandId: command.id,
    correlationId: command.correlationId ?? command.id,
    occurredAt: command.occurredAt,
    teamId: command.teamId,
  }
  return events.map((decided, index) => {
    const event = codec.parse(decided)
    const { version } = codec.definitionOf(event.type)
    const id = derivedId('event', command.id, String(index))
    return { event, toAppend: { id, type: event.type, version, data: event.data, metadata } }
  })
}
