import type { PointsName } from '@laurel/ledger/kernel/pointsName.ts'
import { escapeMrkdwn } from './mrkdwn.ts'

export const escapePointsName = ({ one, many }: PointsName): PointsName => ({
  one: escapeMrkdwn(one),
  many: escapeMrkdwn(many),
})

/** `award point` and `award points`. */
export const awardPointsName = ({ one, many }: PointsName): PointsName => ({
  one: `award ${one}`,
  many: `award ${many}`,
})
