import type { PointsName } from '@laurel/ledger/kernel/pointsName.ts'
import { escapeMrkdwn } from './mrkdwn.ts'

export const escapePointsName = ({ one, many }: PointsName): PointsName => ({
  one: escapeMrkdwn(one),
  many: escapeMrkdwn(many),
})
