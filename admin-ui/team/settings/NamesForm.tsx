import { updateMetadata } from '@laurel/contract/team/updateMetadata.ts'
import { singularOf } from '@laurel/ledger/kernel/pointsName.ts'
import Box from '@mui/material/Box'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import type { z } from 'zod'
import { useMe } from '../../app/access/MeContext.ts'
import { useAct } from '../../elements/action/useAct.ts'
import { SaveBar } from '../../elements/form/SaveBar.tsx'
import { SchemaForm } from '../../elements/form/SchemaForm.tsx'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { useText } from '../../messages/useText.ts'
import { NameExamples } from './NameExamples.tsx'
import { Names } from './names.ts'
import { SettingsCard } from './SettingsCard.tsx'

/** What the team calls its points, one and many, and its own catalog. */
export const NamesForm = () => {
  const { points_name, points_name_singular, metadata } = useMe().team
  const text = useText()
  const { perform } = useAct(
    (body: z.output<typeof Names>, act) => act(updateMetadata, { body }),
    text('team.saved'),
  )
  return (
    <SettingsCard title={text('settings.names')}>
      <SchemaForm
        label={text('settings.names')}
        schema={Names}
        defaultValues={{
          points_name,
          points_name_singular,
          custom_catalog_name: metadata.custom_catalog_name,
        }}
        onSave={perform}
        isGuarded
      >
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <TextInput
            source="points_name"
            label={text('team.pointsName.many')}
            hint={text('team.pointsName.manyHint')}
          />
          <TextInput source="points_name_singular" label={text('team.pointsName.one')} />
          <TextInput
            source="custom_catalog_name"
            label={text('settings.catalogName')}
            hint={text('settings.catalogNameHint')}
          />
          <ProposedSingular />
          <NameExamples />
          <SaveBar />
        </Box>
      </SchemaForm>
    </SettingsCard>
  )
}

/** Proposes the name of one until it is written by hand. */
const ProposedSingular = () => {
  const { watch, setValue, formState } = useFormContext<Names>()
  const many = watch('points_name')
  const isProposed =
    formState.dirtyFields.points_name === true && formState.dirtyFields.points_name_singular !== true
  useEffect(() => {
    if (isProposed) setValue('points_name_singular', singularOf(many))
  }, [isProposed, many, setValue])
  return null
}
