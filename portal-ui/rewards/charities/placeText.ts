import type { Nonprofit } from '@laurel/contract/rewards/nonprofit.ts'

/** `Seattle, WA`. */
export const placeText = ({ city, state }: Pick<Nonprofit, 'city' | 'state'>): string =>
  [city, state].filter(part => part !== '').join(', ')
