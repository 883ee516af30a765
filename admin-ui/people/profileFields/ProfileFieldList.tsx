import type { CustomField } from '@laurel/contract/people/customField.ts'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useText } from '../../messages/useText.ts'

/** Every field of the workspace, as a person's page shows them. */
export const ProfileFieldList = ({ fields }: { readonly fields: readonly CustomField[] }) => {
  const text = useText()
  return (
    <Card
      component="section"
      aria-label={text('people.inYourWorkspace')}
      sx={{ maxWidth: 720, padding: { xs: 2, sm: 3 } }}
    >
      <Typography variant="h2">{text('people.inYourWorkspace')}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ marginTop: 0.5, marginBottom: 1.5 }}>
        {text('people.administratorsSeeTheseOn')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {fields.map(({ id, label, type }) => (
          <Box key={id} component="li" sx={rowStyle}>
            <span>{label}</span>
            <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {text(`people.profileFields.types.${type}`)}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  )
}

const rowStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 2,
  paddingBlock: 1.25,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const
