import { z } from 'zod'

const text = z.string().nullish()

export const GustoEmployee = z.object({
  uuid: z.string().min(1),
  first_name: text,
  last_name: text,
  /** The personal e-mail, which companies without work e-mails sign in with. */
  email: text,
  work_email: text,
  manager_uuid: text,
  department: text,
  terminated: z.boolean(),
  /** Left out where the grant does not cover it. */
  date_of_birth: text,
  hired_at: text,
  jobs: z.array(z.object({ primary: z.boolean().nullish(), title: text, hire_date: text })).default([]),
  terminations: z.array(z.object({ effective_date: text })).default([]),
  custom_fields: z
    .array(z.object({ name: z.string(), value: z.union([z.string(), z.number(), z.boolean()]).nullish() }))
    .default([]),
})
export type GustoEmployee = z.infer<typeof GustoEmployee>

export const GustoEmployees = z.array(GustoEmployee)

export const TokenInfo = z.object({
  resource: z.object({ type: z.literal('Company'), uuid: z.string().min(1) }),
})
