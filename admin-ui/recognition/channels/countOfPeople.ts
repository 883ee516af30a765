import { formatCount } from '@laurel/contract/format/formatPoints.ts'

export const countOfPeople = (count: number): string =>
  count === 1 ? '1 person' : `${formatCount(count)} people`
