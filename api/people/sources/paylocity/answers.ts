import { z } from 'zod'

const text = z.string().nullish()

export const PaylocityToken = z.object({ access_token: z.string().min(1) })

/** The list has ids and statuses only. */
export const PaylocityIds = z.array(
  z.object({ employeeId: z.string().min(1), statusCode: text, statusTypeCode: text }),
)

export const PaylocityEmployee = z.object({
  employeeId: text,
  firstName: text,
  lastName: text,
  birthDate: text,
  workAddress: z.object({ emailAddress: text, location: text }).nullish(),
  departmentPosition: z
    .object({
      jobTitle: text,
      supervisorEmployeeId: text,
      costCenter1: text,
      costCenter2: text,
      costCenter3: text,
    })
    .nullish(),
  status: z.object({ employeeStatus: text, hireDate: text, terminationDate: text }).nullish(),
})
export type PaylocityEmployee = z.infer<typeof PaylocityEmployee>
