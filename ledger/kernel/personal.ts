import { z } from 'zod'

/** Replaces a text that may not be empty. */
export const forgottenText = '(forgotten)'

export type PersonalMark = {
  /** The value of the field after its person is forgotten. */
  readonly forgotten: string | null
  /** Whether a person wrote it freely, so that it can also be erased after some months. */
  readonly isFreeText: boolean
}

/** The schemas that hold personal data, which a person may ask to erase. */
export const personalData = z.registry<PersonalMark>()

/**
 * Marks a field of an event as personal data of the member that the event is about. `forgotten` replaces the value
 * after the person was forgotten; it must fit the schema.
 */
export const personal = <Schema extends z.ZodType>(schema: Schema, forgotten: string | null): Schema => {
  personalData.add(schema, { forgotten, isFreeText: false })
  return schema
}

/** Marks a personal field as words that someone wrote, which teams may keep for some months only. */
export const freeText = <Schema extends z.ZodType>(schema: Schema, forgotten: string | null): Schema => {
  personalData.add(schema, { forgotten, isFreeText: true })
  return schema
}
