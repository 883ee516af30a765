import type { Competition } from '@laurel/contract/awards/competition.ts'
import { archiveCompetition } from '@laurel/contract/awards/competitions.ts'
import Typography from '@mui/material/Typography'
import { ConfirmAct } from '../../elements/action/ConfirmAct.tsx'
import { TextWith } from '../../messages/TextWith.tsx'
import { useText } from '../../messages/useText.ts'

type ArchiveCompetitionDialogProps = { readonly competition: Competition; readonly onClose: () => void }

export const ArchiveCompetitionDialog = ({ competition, onClose }: ArchiveCompetitionDialogProps) => {
  const text = useText()
  return (
    <ConfirmAct
      title={text('competitions.archiveThis')}
      confirmLabel={text('competitions.archive')}
      isDestructive
      send={act => act(archiveCompetition, { params: { id: competition.id } })}
      notice={text('competitions.archived')}
      onClose={onClose}
    >
      <Typography>
        <TextWith of="competitions.archiveSentence" parts={{ title: <strong>{competition.title}</strong> }} />
      </Typography>
    </ConfirmAct>
  )
}
