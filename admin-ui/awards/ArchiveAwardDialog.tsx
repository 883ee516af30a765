import type { Award } from '@laurel/contract/awards/award.ts'
import { deleteAwards } from '@laurel/contract/awards/awards.ts'
import Typography from '@mui/material/Typography'
import { ConfirmAct } from '../elements/action/ConfirmAct.tsx'
import { TextWith } from '../messages/TextWith.tsx'
import { useText } from '../messages/useText.ts'

type ArchiveAwardDialogProps = {
  readonly award: Award
  readonly onArchived?: () => void
  readonly onClose: () => void
}

export const ArchiveAwardDialog = ({ award, onArchived, onClose }: ArchiveAwardDialogProps) => {
  const text = useText()
  return (
    <ConfirmAct
      title={text('awards.deleteThisAward')}
      confirmLabel={text('action.delete')}
      isDestructive
      send={act => act(deleteAwards, { body: { to_delete: [award.id] } })}
      notice={text('awards.awardHasBeenDeleted')}
      {...(onArchived && { onDone: onArchived })}
      onClose={onClose}
    >
      <Typography>
        <TextWith of="awards.deleteSentence" parts={{ name: <strong>{award.name}</strong> }} />
      </Typography>
    </ConfirmAct>
  )
}
