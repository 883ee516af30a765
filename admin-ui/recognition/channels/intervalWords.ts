import type { Team } from '@laurel/contract/team/team.ts'

/** How often an allowance starts anew, as it stands behind an amount. */
export const intervalWords = (interval: Team['allowance_interval']): string => {
  switch (interval) {
    case 'WEEKLY':
      return 'a week'
    case 'BIWEEKLY':
      return 'every two weeks'
    case 'MONTHLY':
      return 'a month'
    case 'QUARTERLY':
      return 'a quarter'
  }
}
