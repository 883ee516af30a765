import { z } from 'zod'

export type AnyEvent = { readonly type: string; readonly data: unknown }

/** An event as a schema: its type, the version of its shape, its data, and how it is read. */
export type EventDefinition<Event extends AnyEvent = AnyEvent, Schema extends z.ZodType = z.ZodType> = {
  readonly type: Event['type']
  readonly version: number
  readonly schema: Schema
  /**
   * Upcasts data of a former version; without a version the data has the current shape. Throws if the data does not
   * fit: such an event must neither be written nor skipped.
   */
  readonly parse: (data: unknown, version?: number) => Event
}

/** Turns data of a former version into the shape of the next version. */
export type Upcast = (data: unknown) => unknown

/** `upcasts` begin with version 1; each leads to the version after it, so that only the last knows today's shape. */
export const defineEvent = <const Type extends string, Schema extends z.ZodType>(
  type: Type,
  version: number,
  schema: Schema,
  upcasts: readonly Upcast[] = [],
): EventDefinition<{ readonly type: Type; readonly data: z.infer<Schema> }, Schema> => {
  if (upcasts.length !== version - 1)
    throw new Error(`${type} is at version ${version} and needs an upcast from each version before it.`)
  const sorted = inOrder(schema)
  return {
    type,
    version,
    schema: sorted,
    parse: (data, written = version) => {
      if (written > version)
        throw new Error(
          `${type} was written in version ${written}. Start the version of Laurel that wrote it.`,
        )
      const today = upcasts.slice(written - 1).reduce<unknown>((older, upcast) => upcast(older), data)
      return { type, data: sorted.parse(today) }
    },
  }
}

/** Parsing keeps the order of the schema's fields: sorting them once here saves sorting the fields of each event. */
const inOrder = <Schema extends z.ZodType>(schema: Schema): Schema => {
  if (!(schema instanceof z.ZodObject)) return schema
  const shape = Object.fromEntries(
    Object.entries(schema.shape).sort(([one], [other]) => (one < other ? -1 : 1)),
  )
  return schema.clone({ ...schema.def, shape })
}

/** An upcast from a schema that stays as it was. */
export const upcastFrom =
  <Former extends z.ZodType>(former: Former, change: (data: z.infer<Former>) => unknown): Upcast =>
  data =>
    change(former.parse(data))

/** The union of events that a list of definitions describes: `{ type, data }`. */
export type EventOf<Definition> = Definition extends { readonly parse: (data: unknown) => infer Event }
  ? Event
  : never
