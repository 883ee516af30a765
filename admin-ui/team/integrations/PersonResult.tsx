import type { IntegrationLogPerson } from '@laurel/contract/team/integrationLogs.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useText } from '../../messages/useText.ts'

type PersonResultProps = { readonly person: IntegrationLogPerson; readonly isPlan: boolean }

/** What a run does about a person, and why it passed them over. */
export const PersonResult = ({ person, isPlan }: PersonResultProps) => {
  const text = useText()
  const { name, email, external_id: externalId, change, changes, findings } = person
  const empty = text('integrations.nothingBefore')
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1.4fr' },
        gap: { xs: 0.5, sm: 2 },
        paddingBlock: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        overflowWrap: 'anywhere',
      }}
    >
      <Box>
        <Typography sx={{ fontWeight: 550 }}>{name === '' ? externalId : name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {email ?? externalId}
        </Typography>
      </Box>
      <Box>
        <Typography variant="body2" sx={{ fontWeight: 550 }}>
          {text(isPlan ? `integrations.plannedChange.${change}` : `integrations.changeOf.${change}`)}
        </Typography>
        {changes.map(({ field, label, before, after }) => (
          <Typography key={field} variant="body2">
            {text('integrations.fromTo', { field: label, before: before ?? empty, after: after ?? empty })}
          </Typography>
        ))}
        {findings.map(({ code, detail }) => (
          <Typography key={`${code} ${detail ?? ''}`} variant="body2" color="text.secondary">
            {text(`integrations.finding.${code}`, { detail: detail ?? '' })}
          </Typography>
        ))}
      </Box>
    </Box>
  )
}
