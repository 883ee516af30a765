import { type Award, AwardSettings } from '@laurel/contract/awards/award.ts'
import { saveAwards } from '@laurel/contract/awards/awards.ts'
import Button from '@mui/material/Button'
import { FormDialog } from '../elements/action/FormDialog.tsx'
import { useAct } from '../elements/action/useAct.ts'
import { useText } from '../messages/useText.ts'
import { AwardFields } from './AwardFields.tsx'

type AwardDialogProps = {
  /** The award to change; left out, a new one is created. */
  readonly award?: Award
  readonly onArchive?: () => void
  readonly onClose: () => void
}

export const AwardDialog = ({ award, onArchive, onClose }: AwardDialogProps) => {
  const text = useText()
  const { perform, isRunning } = useAct(
    (settings: AwardSettings, act) =>
      act(saveAwards, {
        body: award ? { to_update: [{ ...settings, id: award.id }] } : { to_create: [settings] },
      }),
    text(award ? 'awards.changed' : 'awards.created'),
    { onDone: onClose },
  )
  return (
    <FormDialog
      title={text(award ? 'awards.change' : 'awards.new')}
      confirmLabel={text(award ? 'form.save' : 'awards.create')}
      isWide
      isRunning={isRunning}
      schema={AwardSettings}
      defaultValues={settingsOf(award)}
      onSave={perform}
      onClose={onClose}
    >
      <AwardFields />
      {onArchive && (
        <Button color="error" onClick={onArchive} sx={{ alignSelf: 'flex-start', paddingInline: 0 }}>
          {text('awards.delete')}
        </Button>
      )}
    </FormDialog>
  )
}

const settingsOf = (award: Award | undefined) => ({
  name: award?.name ?? '',
  ...(award && { points: award.points }),
  message: award?.message ?? '',
  award_skin: award?.award_skins ?? [],
  rewards: award?.rewards ?? [],
  is_private: award?.is_private ?? false,
})
