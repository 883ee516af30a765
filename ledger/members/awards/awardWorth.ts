import { type Points, sumPoints } from '../../kernel/points.ts'
import type { AwardToGive } from './payAward.ts'

/** The most points that an award can bring to all its recipients, with the points that they can pick as gifts. */
export const awardWorth = ({
  pointsEach,
  recipientIds,
  gifts,
}: Pick<AwardToGive, 'pointsEach' | 'recipientIds' | 'gifts'>): Points => {
  const picked = gifts.map(row =>
    Math.max(0, ...row.map(option => (option.type === 'POINTS' ? option.points : 0))),
  )
  return (pointsEach + sumPoints(picked)) * recipientIds.length
}
