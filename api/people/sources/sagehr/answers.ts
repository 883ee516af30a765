import { z } from 'zod'

const text = z.string().nullish()
const id = z.union([z.string(), z.number()]).transform(String)

export const SageHrEmployee = z.object({
  id,
  email: text,
  first_name: text,
  last_name: text,
  employment_start_date: text,
  date_of_birth: text,
  team: text,
  position: text,
  reports_to_employee_id: id.nullish(),
  employment_status: text,
})
export type SageHrEmployee = z.infer<typeof SageHrEmployee>

export const SageHrPage = z.object({
  data: z.array(SageHrEmployee),
  meta: z.object({ next_page: z.int().nullish(), total_entries: z.int() }),
})
