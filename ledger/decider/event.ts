import type { z } from 'zod'

/** An event as a schema: its name, the version of its shape, and what it holds. */
export type EventDefinition<Type extends string = string, Schema extends z.ZodType = z.ZodType> = {
  readonly type: Type
  readonly version: number
  readonly schema: Schema
}

export const defineEvent = <const Type extends string, Schema extends z.ZodType>(
  type: Type,
  version: number,
  schema: Schema,
): EventDefinition<Type, Schema> => ({ type, version, schema })

/** The union of events that a list of definitions describes: `{ type, data }`. */
export type EventOf<Definition> =
  Definition extends EventDefinition<infer Type, infer Schema>
    ? { readonly type: Type; readonly data: z.infer<Schema> }
    : never
