import { z } from 'zod'

/** Replaces a text that may not be empty. */
export const forgottenText = '(forgotten)'

/** The value of a personal field after its person is forgotten. */
export type Forgotten = { readonly forgotten: string | null }

/** The schemas that hold personal data, which a person may ask to erase. */
export const personalData = z.registry<Forgotten>()

/**
 * Marks a field of an event as personal data of the member that the event is about. `forgotten` replaces the value
 * after the person was forgotten; it must fit the schema.
 */
export const personal = <Schema extends z.ZodType>(schema: Schema, forgotten: string | null): Schema => {
  personalData.add(schema, { forgotten })
  return schema
}
