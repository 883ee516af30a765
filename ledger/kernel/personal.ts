import { z } from 'zod'

/** The value of a personal field after its person is forgotten. */
export type Forgotten = { readonly forgotten: string | null }

/** Which schemas hold personal data: they are what a person may ask to have forgotten. */
export const personalData = z.registry<Forgotten>()

/**
 * Marks a field of an event as personal data of the member the event is about, and says what stands there when that
 * person was forgotten; it must fit the schema.
 */
export const personal = <Schema extends z.ZodType>(schema: Schema, forgotten: string | null): Schema => {
  personalData.add(schema, { forgotten })
  return schema
}
