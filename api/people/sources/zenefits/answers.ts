import { z } from 'zod'

const text = z.string().nullish()
const id = z.union([z.string(), z.number()]).transform(String)
/** A reference to something else, which is there itself where it was asked to be included. */
const reference = z.object({ id: id.nullish(), name: text, url: text }).nullish()

export const ZenefitsPerson = z.object({
  id,
  first_name: text,
  last_name: text,
  title: text,
  status: text,
  work_email: text,
  date_of_birth: text,
  department: reference,
  location: reference,
  manager: reference,
})
export type ZenefitsPerson = z.infer<typeof ZenefitsPerson>

const listOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.object({ data: z.array(row).max(1_000), next_url: text }) })

export const ZenefitsPeople = listOf(ZenefitsPerson)
export const ZenefitsEmployments = listOf(
  z.object({ hire_date: text, termination_date: text, is_active: z.boolean().nullish() }),
)
export type ZenefitsEmployment = z.infer<typeof ZenefitsEmployments>['data']['data'][number]

export const ZenefitsMe = z.object({ data: z.object({ id: id.nullish() }) })
