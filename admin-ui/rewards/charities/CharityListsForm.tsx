import { TeamMetadataChanges } from '@laurel/contract/team/teamMetadata.ts'
import { updateMetadata } from '@laurel/contract/team/updateMetadata.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { useMe } from '../../app/access/MeContext.ts'
import { useAct } from '../../elements/action/useAct.ts'
import { SaveBar } from '../../elements/form/SaveBar.tsx'
import { SchemaForm } from '../../elements/form/SchemaForm.tsx'
import { useText } from '../../messages/useText.ts'
import { NonprofitsInput } from './NonprofitsInput.tsx'

const Lists = TeamMetadataChanges.pick({ charity_whitelist: true, featured_charities: true }).required()

/** The whitelist of the team, and the charities that it shows first. */
export const CharityListsForm = () => {
  const { charity_whitelist, featured_charities } = useMe().team.metadata
  const text = useText()
  const { perform } = useAct(
    (body: z.output<typeof Lists>, act) => act(updateMetadata, { body }),
    text('charities.saved'),
  )
  return (
    <SchemaForm
      label={text('charities.lists')}
      schema={Lists}
      defaultValues={{ charity_whitelist, featured_charities }}
      onSave={perform}
      isGuarded
    >
      <Box sx={{ padding: { xs: 2, sm: 3 }, display: 'grid', gap: 2.5 }}>
        <Typography variant="h2">{text('charities.lists')}</Typography>
        <NonprofitsInput
          source="charity_whitelist"
          label={text('charities.whitelist')}
          hint={text('charities.whitelistHint')}
        />
        <Featured />
        <SaveBar />
      </Box>
    </SchemaForm>
  )
}

const Featured = () => {
  const text = useText()
  const whitelist: readonly string[] = useWatch({ name: 'charity_whitelist' }) ?? []
  return (
    <NonprofitsInput
      source="featured_charities"
      label={text('charities.featured')}
      hint={text(whitelist.length > 0 ? 'charities.featuredUnused' : 'charities.featuredHint')}
    />
  )
}
