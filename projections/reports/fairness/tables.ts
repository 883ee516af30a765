import { flag, instant, personal, text, uuid, whole } from '../../engine/tables/columns.ts'
import { defineTable } from '../../engine/tables/table.ts'

const readModel = 'fairness'

/**
 * When each person last received recognition that others could see: a shoutout, a public award or a prize. The row has
 * everything that the report groups by, so that one pass answers it. Recalls are left out: questions look for them.
 */
export const recognized = defineTable({
  readModel,
  name: 'recognized',
  columns: {
    teamId: uuid,
    memberId: uuid,
    name: personal(text),
    pictureUrl: personal(text.nullable()),
    timeZone: text.nullable(),
    joinedOn: personal(text.nullable()),
    isActive: flag,
    addedAt: instant,
    lastReceivedAt: instant.nullable(),
  },
  key: ['teamId', 'memberId'],
})

/** How many people were ever added to a team: a group with more than half of them says nothing about the others. */
export const knownPeople = defineTable({
  readModel,
  name: 'knownPeople',
  columns: { teamId: uuid, people: whole },
  key: ['teamId'],
  isReplacedOften: true,
})

/** The shoutouts of a month in UTC that each person gave, once for each recipient. */
export const givenInMonth = defineTable({
  readModel,
  name: 'givenInMonth',
  columns: { teamId: uuid, month: whole, memberId: uuid, times: whole },
  key: ['teamId', 'month', 'memberId'],
  isReplacedOften: true,
  holdsSums: true,
})

/** The shoutouts between two people in a month: by the one with the smaller id, and by the other one. */
export const exchanges = defineTable({
  readModel,
  name: 'exchanges',
  columns: { teamId: uuid, month: whole, oneId: uuid, otherId: uuid, byOne: whole, byOther: whole },
  key: ['teamId', 'month', 'oneId', 'otherId'],
  indexes: [
    'using btree (team_id, month, one_id, other_id, by_one, by_other) where by_one > 0 and by_other > 0',
    'using btree (team_id, month, one_id, other_id, by_one, by_other) where by_one > 2 and by_other > 2',
  ],
  isReplacedOften: true,
  holdsSums: true,
})
