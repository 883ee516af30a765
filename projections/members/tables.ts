import { flag, instant, text, uuid } from '../columns.ts'
import { defineTable, type TableRow } from '../table.ts'

/** A person of a team, as the workspace describes them. */
export const members = defineTable({
  readModel: 'members',
  name: 'members',
  columns: {
    teamId: uuid,
    memberId: uuid,
    externalKey: text,
    name: text,
    email: text.nullable(),
    pictureUrl: text.nullable(),
    timeZone: text.nullable(),
    isActive: flag,
    isAdmin: flag,
    isOwner: flag,
    addedAt: instant,
  },
  key: ['teamId', 'memberId'],
  indexes: ['team_id, lower(name)', 'team_id, external_key', 'email'],
})
export type MemberRow = TableRow<typeof members>
