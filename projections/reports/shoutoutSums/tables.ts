import { uuid, whole } from '../../engine/tables/columns.ts'
import { defineTable } from '../../engine/tables/table.ts'

/**
 * The points and the number of shoutouts of a member in each month of a year, in UTC. Recalls and reinstatements count
 * in their own month.
 */
const columns = {
  teamId: uuid,
  year: whole,
  /** The months between an event and its recording: 0 but for imports and the ends of months. */
  monthsLate: whole,
  memberId: uuid,
  /** The whole year. */
  points: whole,
  shoutouts: whole,
  points01: whole,
  points02: whole,
  points03: whole,
  points04: whole,
  points05: whole,
  points06: whole,
  points07: whole,
  points08: whole,
  points09: whole,
  points10: whole,
  points11: whole,
  points12: whole,
  shoutouts01: whole,
  shoutouts02: whole,
  shoutouts03: whole,
  shoutouts04: whole,
  shoutouts05: whole,
  shoutouts06: whole,
  shoutouts07: whole,
  shoutouts08: whole,
  shoutouts09: whole,
  shoutouts10: whole,
  shoutouts11: whole,
  shoutouts12: whole,
} as const

const key = ['teamId', 'year', 'monthsLate', 'memberId'] as const

export const shoutoutsReceived = defineTable({
  readModel: 'shoutoutsReceived',
  name: 'shoutoutsReceived',
  columns,
  key,
  isReplacedOften: true,
  holdsSums: true,
})

export const shoutoutsGiven = defineTable({
  readModel: 'shoutoutsGiven',
  name: 'shoutoutsGiven',
  columns,
  key,
  isReplacedOften: true,
  holdsSums: true,
})

/** The points and the number of shoutouts that a member has received and given so far, in the order of a leaderboard. */
export const shoutoutTotals = defineTable({
  readModel: 'shoutoutTotals',
  name: 'shoutoutTotals',
  columns: {
    teamId: uuid,
    memberId: uuid,
    pointsReceived: whole,
    shoutoutsReceived: whole,
    pointsGiven: whole,
    shoutoutsGiven: whole,
  },
  key: ['teamId', 'memberId'],
  indexes: ['team_id, points_received', 'team_id, points_given'],
  isReplacedOften: true,
})
