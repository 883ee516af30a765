import { z } from 'zod'

const text = z.string().nullish()
const id = z.union([z.string(), z.number()]).transform(String)

export const NamelyProfile = z.object({
  id,
  email: text,
  first_name: text,
  last_name: text,
  job_title: z.object({ title: text }).nullish(),
  start_date: text,
  departure_date: text,
  /** Left out where the owner of the token may not see it. */
  dob: text,
  user_status: text,
  reports_to: z.array(z.object({ id, email: text })).nullish(),
  links: z.object({ groups: z.array(z.object({ id })).default([]) }).nullish(),
  /** Seconds since 1970. */
  updated_at: z.number().nullish(),
})
export type NamelyProfile = z.infer<typeof NamelyProfile>

const NamelyGroup = z.object({ id, title: z.string(), type: text })
export type NamelyGroup = z.infer<typeof NamelyGroup>

export const NamelyProfiles = z.object({
  profiles: z.array(NamelyProfile),
  linked: z.object({ groups: z.array(NamelyGroup).default([]) }).nullish(),
  meta: z.object({ total_count: z.number() }),
})

export const NamelyMe = z.object({ profiles: z.array(z.object({ id })).min(1) })
