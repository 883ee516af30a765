import type { Integration } from '@laurel/contract/team/integrations.ts'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '../../app/shell/visuallyHidden.ts'
import { useText } from '../../messages/useText.ts'
import { useStanding } from './useStanding.ts'

type IntegrationCardProps = { readonly integration: Integration; readonly onOpen: () => void }

/** An integration by its name, what it is, and how it stands. A click opens it. */
export const IntegrationCard = ({ integration, onOpen }: IntegrationCardProps) => {
  const text = useText()
  const { label, colour } = useStanding()(integration)
  return (
    <Card component="li">
      <CardActionArea
        onClick={onOpen}
        sx={{
          padding: 2.5,
          height: '100%',
          display: 'grid',
          justifyContent: 'start',
          alignContent: 'space-between',
          gap: 2,
        }}
      >
        <Box component="span" sx={visuallyHidden}>
          {text('integrations.open', { name: integration.title })}
        </Box>
        <Box>
          <Typography variant="h3" component="h3" sx={{ overflowWrap: 'anywhere' }}>
            {integration.title}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {text(`integrations.kind.${integration.kind}`)}
          </Typography>
        </Box>
        <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box
            component="span"
            aria-hidden
            sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: colour, flexShrink: 0 }}
          />
          {label}
        </Typography>
      </CardActionArea>
    </Card>
  )
}
