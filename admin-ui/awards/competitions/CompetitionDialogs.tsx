import type { Competition, CompetitionResult } from '@laurel/contract/awards/competition.ts'
import { ArchiveCompetitionDialog } from './ArchiveCompetitionDialog.tsx'
import { CreateCompetitionDialog } from './CreateCompetitionDialog.tsx'
import { LeaderboardDialog } from './LeaderboardDialog.tsx'
import { ResultsDialog } from './ResultsDialog.tsx'
import { ViewCompetitionDialog } from './ViewCompetitionDialog.tsx'

export type OpenCompetition =
  | { readonly dialog: 'create' }
  | { readonly dialog: 'view' | 'leaderboard' | 'archive'; readonly competition: Competition }
  | { readonly dialog: 'results'; readonly result: CompetitionResult }

type CompetitionDialogsProps = {
  readonly open: OpenCompetition | undefined
  readonly onOpen: (open: OpenCompetition | undefined) => void
}

/** What can be done with a competition, one at a time. */
export const CompetitionDialogs = ({ open, onOpen }: CompetitionDialogsProps) => {
  const close = () => onOpen(undefined)
  switch (open?.dialog) {
    case undefined:
      return null
    case 'create':
      return <CreateCompetitionDialog onClose={close} />
    case 'view': {
      const { competition } = open
      return (
        <ViewCompetitionDialog
          competition={competition}
          onLeaderboard={() => onOpen({ dialog: 'leaderboard', competition })}
          onArchive={() => onOpen({ dialog: 'archive', competition })}
          onClose={close}
        />
      )
    }
    case 'leaderboard':
      return <LeaderboardDialog competition={open.competition} onClose={close} />
    case 'archive':
      return <ArchiveCompetitionDialog competition={open.competition} onClose={close} />
    case 'results':
      return <ResultsDialog result={open.result} onClose={close} />
  }
}
