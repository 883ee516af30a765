import type { AnyEvent, EventDefinition } from '../kernel/event.ts'
import type { RecordedEvent } from '../log/port.ts'

/** Reads and writes the events of a list of definitions; every event passes its schema in both directions. */
export type EventCodec<Event extends AnyEvent> = {
  definitionOf(type: string): EventDefinition<Event>
  /** Without a version, as in a fresh decision, the data has the current shape. */
  parse(event: Pick<RecordedEvent, 'type' | 'data'> & { readonly version?: number }): Event
}

export const eventCodec = <Event extends AnyEvent>(
  definitions: readonly EventDefinition<Event>[],
): EventCodec<Event> => {
  const byType = new Map(definitions.map(definition => [definition.type, definition]))
  const definitionOf = (type: string): EventDefinition<Event> => {
    const definition = byType.get(type)
    if (!definition) throw new Error(`There is no event ${type}. Was the log written by a newer version?`)
    return definition
  }
  return { definitionOf, parse: ({ type, data, version }) => definitionOf(type).parse(data, version) }
}
