import { z } from 'zod'

const text = z.string().nullish()

/** The fields of `GET /employees`; those of `GET /employees/{id}` have other names. */
export const BambooHrEmployee = z.object({
  employeeId: z.string().min(1),
  firstName: text,
  lastName: text,
  status: text,
  jobTitleName: text,
  workEmail: text,
  birthDate: text,
  hireDate: text,
  departmentName: text,
  divisionName: text,
  locationName: text,
  employmentStatusName: text,
  reportsToId: text,
  /** Fields that the administrator who granted access may not see; they are empty. */
  _restrictedFields: z.array(z.string()).default([]),
})
export type BambooHrEmployee = z.infer<typeof BambooHrEmployee>

/** The fields that are sent only when asked for. Others would be ignored without a word. */
export const employeeFields = [
  'workEmail',
  'birthDate',
  'hireDate',
  'departmentName',
  'divisionName',
  'locationName',
  'employmentStatusName',
  'reportsToId',
] as const

export const EmployeePage = z.object({
  data: z.array(BambooHrEmployee),
  meta: z.object({
    total: z.number(),
    page: z.object({
      // A number by the schema, a text by its example.
      nextCursor: z.union([z.string(), z.number()]).nullable(),
    }),
  }),
})

export const ChangedEmployees = z.object({
  latest: z.string().nullish(),
  // An empty list in place of an object, as PHP writes it.
  employees: z.union([
    z.record(z.string(), z.object({ id: z.string(), action: z.string() })),
    z.tuple([]).transform(() => ({})),
  ]),
})
