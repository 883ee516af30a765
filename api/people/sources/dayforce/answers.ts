import { z } from 'zod'

const text = z.string().nullish()
const named = z.object({ XRefCode: text, ShortName: text, LongName: text }).nullish()
/** Items that hold for a time: `EffectiveEnd` is empty for as long as it is open. */
const period = { EffectiveStart: text, EffectiveEnd: text }
const itemsOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ Items: z.array(item).max(1_000).nullish() }).nullish()

export const DayforceToken = z.object({ access_token: z.string().min(1) })

export const DayforceMetadata = z.object({ ServiceUri: z.url() })

export const DayforceEmployees = z.object({
  Data: z.array(z.object({ XRefCode: z.string().min(1) })).max(1_000_000),
  Paging: z.object({ Next: text }).nullish(),
})

export const DayforceEmployee = z.object({
  XRefCode: z.string().min(1),
  FirstName: text,
  LastName: text,
  BirthDate: text,
  HireDate: text,
  TerminationDate: text,
  WorkAssignments: itemsOf(
    z.object({
      ...period,
      IsPrimary: z.boolean().nullish(),
      BusinessTitle: text,
      Position: z.object({ Job: named, Department: named }).nullish(),
      Location: named,
    }),
  ),
  Contacts: itemsOf(
    z.object({
      ...period,
      ContactInformationType: named,
      ElectronicAddress: text,
    }),
  ),
  EmploymentStatuses: itemsOf(z.object({ ...period, EmploymentStatus: named, EmploymentStatusGroup: named })),
  EmployeeManagers: itemsOf(z.object({ ...period, ManagerXRefCode: text })),
})
export type DayforceEmployee = z.infer<typeof DayforceEmployee>

export const DayforceDetails = z.object({ Data: DayforceEmployee })
