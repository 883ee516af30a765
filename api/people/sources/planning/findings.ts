import { IntegrationFinding } from '@laurel/contract/team/integrationLogs.ts'
import { z } from 'zod'

export const Finding = z.object({
  code: IntegrationFinding,
  /** The field that it is about, or what is wrong. */
  detail: z.string().max(500).nullable(),
})
export type Finding = Readonly<z.infer<typeof Finding>>
