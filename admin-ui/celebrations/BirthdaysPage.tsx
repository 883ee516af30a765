import { birthdayStats } from '@laurel/contract/celebrations/celebrationStats.ts'
import { upcomingBirthdays } from '@laurel/contract/celebrations/upcomingCelebrations.ts'
import { useAnswer } from '../app/connection/useAnswer.ts'
import { CelebrationDashboard } from './CelebrationDashboard.tsx'
import { birthdays } from './occasions.ts'

export const BirthdaysPage = () => {
  const upcoming = useAnswer(upcomingBirthdays, after => ({ query: after }))
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
      people={upcoming.data?.users.map(user => ({ user, date: user.date }))}
      error={upcoming.error}
      onRetry={() => void upcoming.refetch()}
    />
  )
}
