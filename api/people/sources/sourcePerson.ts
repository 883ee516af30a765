import { DayOfYear } from '@laurel/ledger/kernel/dayOfYear.ts'
import { boundedText, requiredText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'

export const externalIdLengthMax = 200
export const customFieldsMax = 200

const text = boundedText(500).nullable()

/** A field of the source, as a mapping names it. */
const Withheld = z.union([
  z.enum(['birthday', 'hired_on', 'manager', 'title', 'department', 'location']),
  z.templateLiteral(['custom:', z.string().max(200)]),
])
export type Withheld = z.infer<typeof Withheld>

/** A person as a source describes them. */
export const SourcePerson = z.strictObject({
  /** The id of the person at the source, the same in every run. */
  externalId: requiredText(externalIdLengthMax),
  /** The work e-mail in lower case. */
  email: z.email().max(320).nullable(),
  firstName: boundedText(200),
  lastName: boundedText(200),
  /** Month and day only. */
  birthday: DayOfYear.nullable(),
  hiredOn: z.iso.date().nullable(),
  leftOn: z.iso.date().nullable(),
  isActive: z.boolean(),
  title: text,
  department: text,
  location: text,
  managerExternalId: boundedText(externalIdLengthMax).nullable(),
  managerEmail: z.email().max(320).nullable(),
  /** Fields that the company defined, by their name at the source. */
  custom: z.record(requiredText(200), boundedText(1000)),
  /** What the source keeps from Laurel: it is empty here, and members keep what they have. */
  withheld: z.array(Withheld).max(customFieldsMax).readonly().exactOptional(),
})
export type SourcePerson = Readonly<z.infer<typeof SourcePerson>>
