import { birthdayStats } from '@laurel/contract/celebrations/celebrationStats.ts'
import { upcomingBirthdays } from '@laurel/contract/celebrations/upcomingCelebrations.ts'
import { useAnswer } from '../app/connection/useAnswer.ts'
import { CelebrationDashboard } from './CelebrationDashboard.tsx'
import { birthdays } from './occasions.ts'
import { useUpcoming } from './useUpcoming.ts'

export const BirthdaysPage = () => {
  const upcoming = useUpcoming(
    upcomingBirthdays,
    query => ({ query }),
    user => ({ user, date: user.date }),
  )
  const { data: stats, error: statsError } = useAnswer(birthdayStats, after => ({ query: after }))
  return (
    <CelebrationDashboard
      occasion={birthdays}
      stats={
        stats && {
          celebrated: stats.birthdays_celebrated,
          upcoming: stats.birthdays_upcoming,
          cost: stats.estimated_point_cost,
        }
      }
      isStatsMissing={!stats && statsError !== null}
      upcoming={upcoming}
    />
  )
}
