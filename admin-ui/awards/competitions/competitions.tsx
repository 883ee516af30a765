import type { Competition } from '@laurel/contract/awards/competition.ts'
import Leaderboard from '@mui/icons-material/LeaderboardOutlined'
import type { ResourceProps } from 'ra-core'
import { lazyPage } from '../../app/shell/lazyPage.tsx'

const CompetitionList = lazyPage(async () => (await import('./CompetitionList.tsx')).CompetitionList)

/** Competitions between members or groups. */
export const competitions = {
  name: 'awards/competitions',
  icon: Leaderboard,
  recordRepresentation: (competition: Competition) => competition.title,
  list: CompetitionList,
} satisfies ResourceProps
