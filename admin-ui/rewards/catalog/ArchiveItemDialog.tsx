import type { TeamItem } from '@laurel/contract/rewards/teamItem.ts'
import { archiveItem } from '@laurel/contract/rewards/teamItems.ts'
import Typography from '@mui/material/Typography'
import { ConfirmAct } from '../../elements/action/ConfirmAct.tsx'
import { TextWith } from '../../messages/TextWith.tsx'
import { useText } from '../../messages/useText.ts'

type ArchiveItemDialogProps = { readonly item: TeamItem; readonly onClose: () => void }

export const ArchiveItemDialog = ({ item, onClose }: ArchiveItemDialogProps) => {
  const text = useText()
  return (
    <ConfirmAct
      title={text('items.takeOffTitle')}
      confirmLabel={text('items.takeOffConfirm')}
      isDestructive
      send={act => act(archiveItem, { params: { id: item.id } })}
      notice={text('items.takenOff')}
      onClose={onClose}
    >
      <Typography>
        <TextWith of="rewards.catalog.takeOffSentence" parts={{ name: <strong>{item.name}</strong> }} />
      </Typography>
    </ConfirmAct>
  )
}
