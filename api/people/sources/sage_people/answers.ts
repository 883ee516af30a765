import { z } from 'zod'

const text = z.string().nullish()

export const SalesforceToken = z.object({ access_token: z.string().min(1), instance_url: z.url() })
export const SalesforceTokenError = z.object({ error: z.string() })

export const SalesforceVersions = z
  .array(z.object({ version: z.string().regex(/^\d+\.\d$/) }))
  .min(1)
  .max(200)

export const SalesforceFields = z.object({
  fields: z
    .array(
      z.object({
        name: z.string().regex(/^\w{1,100}$/),
        label: z.string(),
        type: z.string(),
        custom: z.boolean(),
        relationshipName: z
          .string()
          .regex(/^\w{1,100}$/)
          .nullish(),
      }),
    )
    .max(2_000),
})
export type SalesforceField = z.infer<typeof SalesforceFields>['fields'][number]

export const TeamMembers = z.object({
  done: z.boolean(),
  nextRecordsUrl: text,
  records: z.array(z.looseObject({ Id: z.string().min(1) })).max(5_000),
})
export type TeamMember = z.infer<typeof TeamMembers>['records'][number]
