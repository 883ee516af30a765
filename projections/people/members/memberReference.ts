import { z } from 'zod'

/** As much of a member as a card or a line of a list shows. */
export const MemberReference = z.object({
  memberId: z.string(),
  name: z.string(),
  pictureUrl: z.string().nullable(),
})
export type MemberReference = z.infer<typeof MemberReference>

/** SQL that makes a reference out of a row of members. */
export const memberReferenceSql = (alias: string): string =>
  `jsonb_build_object('memberId', ${alias}.member_id, 'name', ${alias}.name, 'pictureUrl', ${alias}.picture_url)`
