import { TeamMetadataChanges } from '@laurel/contract/team/teamMetadata.ts'
import { updateMetadata } from '@laurel/contract/team/updateMetadata.ts'
import Box from '@mui/material/Box'
import type { z } from 'zod'
import { useMe } from '../../app/access/MeContext.ts'
import { useAct } from '../../elements/action/useAct.ts'
import { SaveBar } from '../../elements/form/SaveBar.tsx'
import { SchemaForm } from '../../elements/form/SchemaForm.tsx'
import { useText } from '../../messages/useText.ts'
import { BrandPreview } from './BrandPreview.tsx'
import { ColourInput } from './ColourInput.tsx'
import { LogoForm } from './LogoForm.tsx'
import { SettingsCard } from './SettingsCard.tsx'

const Colour = TeamMetadataChanges.pick({ primary_color: true }).required()
type Colour = z.output<typeof Colour>

/** How the team looks to its people, with a preview that follows what is chosen. */
export const BrandingCard = () => {
  const { primary_color } = useMe().team.metadata
  const text = useText()
  const { perform } = useAct((body: Colour, act) => act(updateMetadata, { body }), text('team.saved'))
  return (
    <SettingsCard title={text('settings.branding')} sentence={text('settings.brandingSentence')}>
      <LogoForm />
      <SchemaForm
        label={text('settings.branding')}
        schema={Colour}
        defaultValues={{ primary_color }}
        onSave={perform}
        isGuarded
      >
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <ColourInput source="primary_color" />
          <BrandPreview />
          <SaveBar />
        </Box>
      </SchemaForm>
    </SettingsCard>
  )
}
