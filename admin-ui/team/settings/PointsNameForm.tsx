import { TeamMetadataChanges } from '@laurel/contract/team/teamMetadata.ts'
import { updateMetadata } from '@laurel/contract/team/updateMetadata.ts'
import { formatPoints } from '@laurel/contract/wire/format/formatPoints.ts'
import { singularOf } from '@laurel/ledger/kernel/pointsName.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import type { z } from 'zod'
import { useMe } from '../../app/access/MeContext.ts'
import { useAct } from '../../elements/action/useAct.ts'
import { SaveBar } from '../../elements/form/SaveBar.tsx'
import { SchemaForm } from '../../elements/form/SchemaForm.tsx'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'

const PointsNames = TeamMetadataChanges.pick({ points_name: true, points_name_singular: true }).required()
type PointsNames = z.input<typeof PointsNames>

/** What the team calls its points: one and many. */
export const PointsNameForm = () => {
  const { points_name, points_name_singular } = useMe().team
  const text = useText()
  const { perform } = useAct(
    (body: z.output<typeof PointsNames>, act) => act(updateMetadata, { body }),
    text('team.saved'),
  )
  return (
    <SchemaForm
      label={text('team.pointsName.title')}
      schema={PointsNames}
      defaultValues={{ points_name, points_name_singular }}
      onSave={perform}
      isGuarded
    >
      <Box sx={{ padding: { xs: 2, sm: 3 }, display: 'grid', gap: 2.5 }}>
        <Typography variant="h2">{text('team.pointsName.title')}</Typography>
        <TextInput
          source="points_name"
          label={text('team.pointsName.many')}
          hint={text('team.pointsName.manyHint')}
        />
        <TextInput source="points_name_singular" label={text('team.pointsName.one')} />
        <Example />
        <SaveBar />
      </Box>
    </SchemaForm>
  )
}

/** Proposes the name of one until it is written by hand, and shows both in use. */
const Example = () => {
  const { watch, setValue, formState } = useFormContext<PointsNames>()
  const { locale } = useFormats()
  const text = useText()
  const [many, one] = watch(['points_name', 'points_name_singular'])
  const isProposed =
    formState.dirtyFields.points_name === true && formState.dirtyFields.points_name_singular !== true
  useEffect(() => {
    if (isProposed) setValue('points_name_singular', singularOf(many))
  }, [isProposed, many, setValue])
  const name = { one: one ?? '', many }
  return (
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {text('team.pointsName.example')} {formatPoints(1, name, locale)}, {formatPoints(1250, name, locale)}
    </Typography>
  )
}
