import { type Award, AwardSettings } from '@laurel/contract/awards/award.ts'
import { saveAwards } from '@laurel/contract/awards/awards.ts'
import Button from '@mui/material/Button'
import { ActDialog } from '../acts/ActDialog.tsx'
import { useAct } from '../acts/useAct.ts'
import { useSchemaForm } from '../acts/useSchemaForm.ts'
import { wholeNumber } from '../acts/wholeNumber.ts'
import { useConnection } from '../connection/ConnectionContext.ts'
import { AwardFields, type AwardForm } from './AwardFields.tsx'

type AwardDialogProps = {
  /** The award to change; left out, a new one is created. */
  readonly award?: Award
  readonly onArchive?: () => void
  readonly onClose: () => void
}

export const AwardDialog = ({ award, onArchive, onClose }: AwardDialogProps) => {
  const { client } = useConnection()
  const form = useSchemaForm<AwardForm>({
    name: award?.name ?? '',
    points: award ? String(award.points) : '',
    message: award?.message ?? '',
    bannerIds: award?.award_skins ?? [],
    gifts: award?.rewards ?? [],
    isPrivate: award?.is_private ?? false,
  })
  const { perform, isRunning, refusal } = useAct(
    (settings: AwardSettings, options) =>
      client.call(
        saveAwards,
        { body: award ? { to_update: [{ ...settings, id: award.id }] } : { to_create: [settings] } },
        options,
      ),
    award ? 'Award has been updated.' : 'Award has been created.',
  )

  const save = async () => {
    const { name, points, message, bannerIds, gifts, isPrivate } = form.values
    const settings = form.parse(AwardSettings, {
      name,
      points: wholeNumber(points),
      message,
      award_skin: bannerIds,
      rewards: gifts,
      is_private: isPrivate,
    })
    if (settings && (await perform(settings))) onClose()
  }

  return (
    <ActDialog
      title={award ? 'Change this award' : 'New award'}
      confirmLabel={award ? 'Save' : 'Create award'}
      isWide
      isRunning={isRunning}
      refusal={refusal}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <AwardFields form={form} refusal={refusal} />
      {onArchive && (
        <Button color="error" onClick={onArchive} sx={{ alignSelf: 'flex-start', paddingInline: 0 }}>
          Delete award…
        </Button>
      )}
    </ActDialog>
  )
}
