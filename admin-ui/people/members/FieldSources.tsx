import { fieldSources } from '@laurel/contract/team/integrationLogs.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'

/** Which HR system set which field of a person, and when. Nothing without one. */
export const FieldSources = ({ memberId }: { readonly memberId: string }) => {
  const text = useText()
  const formats = useFormats()
  const { data = [] } = useAnswer(fieldSources, () => ({ params: { id: memberId } }), [memberId])
  if (data.length === 0) return null
  return (
    <Box
      component="section"
      aria-label={text('people.setByIntegrations')}
      sx={{ padding: { xs: 2, sm: 3 }, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography variant="h3" component="h3" sx={{ marginBottom: 1 }}>
        {text('people.setByIntegrations')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data.map(({ field, label, provider, set_at: at }) => (
          <Typography component="li" key={field} variant="body2">
            {text('people.setBy', { field: label, provider, when: formats.day(at) })}
          </Typography>
        ))}
      </Box>
    </Box>
  )
}
