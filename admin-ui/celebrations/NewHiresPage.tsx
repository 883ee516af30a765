import { newHireStats } from '@laurel/contract/celebrations/celebrationStats.ts'
import { upcomingNewHires } from '@laurel/contract/celebrations/upcomingCelebrations.ts'
import { useAnswer } from '../app/connection/useAnswer.ts'
import { useText } from '../messages/useText.ts'
import { CelebrationDashboard } from './CelebrationDashboard.tsx'
import { newHires } from './occasions.ts'
import { useUpcoming } from './useUpcoming.ts'

export const NewHiresPage = () => {
  const text = useText()
  const upcoming = useUpcoming(
    upcomingNewHires,
    query => ({ query }),
    user => ({ user, date: user.date, detail: text('celebrations.firstDay') }),
  )
  const { data: stats, error: statsError } = useAnswer(newHireStats, after => ({ query: after }))
  return (
    <CelebrationDashboard
      occasion={newHires}
      stats={
        stats && {
          celebrated: stats.newhires_celebrated,
          upcoming: stats.newhires_upcoming,
          cost: stats.estimated_point_cost,
        }
      }
      isStatsMissing={!stats && statsError !== null}
      upcoming={upcoming}
    />
  )
}
