import { z } from 'zod'
import { AnswerText, answerList } from '../wire/bounds.ts'

/** The number of a nonprofit at the US tax authority, with or without its dash: `12-3456789`. */
export const Ein = z
  .string()
  .max(10)
  .regex(/^\d{2}-?\d{7}$/, 'Write the nine digits of the EIN, such as 12-3456789.')
  .overwrite(ein => ein.replace('-', ''))

/** A nonprofit that people can give to. */
export const Nonprofit = z.object({
  id: AnswerText,
  /** Nine digits. */
  ein: AnswerText,
  name: AnswerText,
  /** The name under which it is known, where that is another one. */
  dba: AnswerText.nullable(),
  street1: AnswerText,
  street2: AnswerText,
  city: AnswerText,
  state: AnswerText,
  /** The address of an image of this server. */
  logo: AnswerText,
  url: AnswerText.nullable(),
  mission: AnswerText,
  /** What it receives in a year, in US dollars. */
  receipts: z.int().nullable(),
  /** A code of the National Taxonomy of Exempt Entities. */
  classification_code: AnswerText,
  classification: AnswerText,
})
export type Nonprofit = z.infer<typeof Nonprofit>

export const Nonprofits = answerList(Nonprofit)

/** The EIN as people write it: 2 digits, a dash, then the rest. */
export const writtenEin = (ein: string): string => `${ein.slice(0, 2)}-${ein.slice(2)}`
