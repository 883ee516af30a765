import { z } from 'zod'

/** Which schemas hold personal data: they are what a person may ask to have forgotten. */
export const personalData = z.registry<{ subject: 'member' }>()

/** Marks a field of an event as personal data of the member the event is about. */
export const personal = <Schema extends z.ZodType>(schema: Schema): Schema => {
  personalData.add(schema, { subject: 'member' })
  return schema
}
