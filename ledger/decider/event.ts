import type { z } from 'zod'

export type AnyEvent = { readonly type: string; readonly data: unknown }

/** An event as a schema: its name, the version of its shape, what it holds, and how it is read back. */
export type EventDefinition<Event extends AnyEvent = AnyEvent, Schema extends z.ZodType = z.ZodType> = {
  readonly type: Event['type']
  readonly version: number
  readonly schema: Schema
  /** Throws when the data does not fit: such an event must never be written, and never read past. */
  readonly parse: (data: unknown) => Event
}

export const defineEvent = <const Type extends string, Schema extends z.ZodType>(
  type: Type,
  version: number,
  schema: Schema,
): EventDefinition<{ readonly type: Type; readonly data: z.infer<Schema> }, Schema> => ({
  type,
  version,
  schema,
  parse: data => ({ type, data: schema.parse(data) }),
})

/** The union of events that a list of definitions describes: `{ type, data }`. */
export type EventOf<Definition> = Definition extends { readonly parse: (data: unknown) => infer Event }
  ? Event
  : never
