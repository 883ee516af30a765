import { formatCount } from '@laurel/contract/wire/format/formatPoints.ts'

export const countOfPeople = (count: number): string =>
  count === 1 ? '1 person' : `${formatCount(count)} people`
