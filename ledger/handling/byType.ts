import type { RecordedLedgerEvent } from './eventCatalog.ts'

type EventType = RecordedLedgerEvent['type']

type EventByType = { readonly [Type in EventType]: Extract<RecordedLedgerEvent, { type: Type }> }

/** The recorded event of a type. */
export type EventNamed<Type extends EventType> = EventByType[Type]

/** Functions by type of event; a type may have none. */
export type ByType<Answer> = { readonly [Type in EventType]?: (event: EventByType[Type]) => Answer }

/** Calls the function for the type of an event; undefined if there is none. */
export const byType =
  <Answer>(functions: ByType<Answer>): ((event: RecordedLedgerEvent) => Answer | undefined) =>
  event =>
    dispatch(functions, event.type, event)

const dispatch = <Answer, Type extends EventType>(
  functions: ByType<Answer>,
  type: Type,
  event: EventByType[Type],
): Answer | undefined => functions[type]?.(event)
