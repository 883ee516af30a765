import { anniversaryStats } from '@laurel/contract/celebrations/celebrationStats.ts'
import { upcomingAnniversaries } from '@laurel/contract/celebrations/upcomingCelebrations.ts'
import { useAnswer } from '../app/connection/useAnswer.ts'
import { useText } from '../messages/useText.ts'
import { CelebrationDashboard } from './CelebrationDashboard.tsx'
import { anniversaries } from './occasions.ts'
import { useUpcoming } from './useUpcoming.ts'

export const AnniversariesPage = () => {
  const text = useText()
  const upcoming = useUpcoming(
    upcomingAnniversaries,
    query => ({ query }),
    user => ({
      user,
      date: user.date,
      detail: text('celebrations.years', { smart_count: user.years }),
    }),
  )
  const { data: stats, error: statsError } = useAnswer(anniversaryStats, after => ({ query: after }))
  return (
    <CelebrationDashboard
      occasion={anniversaries}
      stats={
        stats && {
          celebrated: stats.anniversaries_celebrated,
          upcoming: stats.anniversaries_upcoming,
          cost: stats.estimated_point_cost,
        }
      }
      isStatsMissing={!stats && statsError !== null}
      upcoming={upcoming}
    />
  )
}
