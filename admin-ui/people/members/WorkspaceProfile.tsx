import type { CustomFieldValue } from '@laurel/contract/people/customField.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMe } from '../../app/access/MeContext.ts'
import { useText } from '../../messages/useText.ts'

/** What Slack has on a person's profile; there it is changed, and not here. */
export const WorkspaceProfile = ({ values }: { readonly values: readonly CustomFieldValue[] }) => {
  const text = useText()
  const { slack_fields: fields } = useMe().team.custom_fields
  if (values.length === 0) return null
  return (
    <Box
      component="section"
      aria-label={text('people.onTheirSlackProfile')}
      sx={{ padding: { xs: 2, sm: 3 }, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography variant="h3" component="h3" sx={{ marginBottom: 1.5 }}>
        {text('people.onTheirSlackProfile')}
      </Typography>
      <Box component="dl" sx={listStyle}>
        {values.map(({ field_id: id, value }) => (
          <Box key={id} sx={{ minWidth: 0 }}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {fields.find(field => field.id === id)?.label ?? id}
            </Box>
            <Box component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const listStyle = {
  display: 'grid',
  gap: 2,
  margin: 0,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
} as const
