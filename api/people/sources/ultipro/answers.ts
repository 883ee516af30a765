import { z } from 'zod'

const text = z.string().nullish()
const id = z.union([z.string(), z.number()]).transform(String)
const rowsMax = 10_000

export const UltiProPersons = z
  .array(
    z.object({
      employeeId: id,
      firstName: text,
      lastName: text,
      emailAddress: text,
      dateOfBirth: text,
    }),
  )
  .max(rowsMax)

/** Spellings differ from resource to resource and from tenant to tenant. */
export const UltiProEmployment = z.object({
  employeeId: id,
  supervisorId: id.nullish(),
  supervisorID: id.nullish(),
  originalHireDate: text,
  lastHireDate: text,
  dateOfTermination: text,
  terminationDate: text,
  employeeStatusCode: text,
  isActive: z.boolean().nullish(),
  orgLevel1Code: text,
  orgLevel2Code: text,
  orgLevel3Code: text,
  orgLevel4Code: text,
  primaryWorkLocationCode: text,
  workLocation: text,
  jobDescription: text,
  alternateJobTitle: text,
})
export type UltiProEmployment = z.infer<typeof UltiProEmployment>

export const UltiProEmployments = z.array(UltiProEmployment).max(rowsMax)
