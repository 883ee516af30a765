import { type Integration, listIntegrations } from '@laurel/contract/team/integrations.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { Link, useSearchParams } from 'react-router-dom'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { Page } from '../../app/shell/Page.tsx'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { IntegrationCard } from './IntegrationCard.tsx'
import { IntegrationDialog } from './IntegrationDialog.tsx'

/** The integrations of a team. `?open=<provider>` opens one of them. */
export const IntegrationsPage = () => {
  const text = useText()
  const answer = useAnswer(listIntegrations, () => ({}))
  const [query, setQuery] = useSearchParams()
  const integrations = answer.data?.integrations ?? []
  const opened = integrations.find(({ provider }) => provider === query.get('open'))
  const open = (provider: string) => setQuery({ open: provider })
  return (
    <Page
      title={text('integrations.title')}
      lead={text('integrations.lead')}
      crumb={{ path: '/settings', label: 'places.settings' }}
      actions={
        <Button component={Link} to="/settings/integrations/logs" variant="outlined">
          {text('integrations.logs')}
        </Button>
      }
    >
      {answer.data ? (
        <Box sx={{ display: 'grid', gap: 4 }}>
          <Group
            title={text('integrations.dataSync')}
            lead={text('integrations.dataSyncLead')}
            integrations={integrations.filter(({ kind }) => kind === 'data_sync')}
            onOpen={open}
          />
          <Group
            title={text('integrations.customCatalogs')}
            lead={text('integrations.customCatalogsLead')}
            integrations={integrations.filter(({ kind }) => kind === 'custom_catalog')}
            onOpen={open}
          />
        </Box>
      ) : (
        <Card>
          <NotLoaded of={answer} columns={2} />
        </Card>
      )}
      {opened && (
        <IntegrationDialog
          key={opened.provider}
          integration={opened}
          targets={answer.data?.targets ?? []}
          onChanged={() => void answer.refetch()}
          onClose={() => setQuery({})}
        />
      )}
    </Page>
  )
}

type GroupProps = {
  readonly title: string
  readonly lead: string
  readonly integrations: readonly Integration[]
  readonly onOpen: (provider: string) => void
}

const Group = ({ title, lead, integrations, onOpen }: GroupProps) =>
  integrations.length === 0 ? null : (
    <Box component="section" aria-label={title}>
      <Typography variant="h2">{title}</Typography>
      <Typography color="text.secondary" sx={{ marginBottom: 2, maxWidth: 640 }}>
        {lead}
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
          gap: 2,
          listStyle: 'none',
          margin: 0,
          padding: 0,
        }}
      >
        {integrations.map(integration => (
          <IntegrationCard
            key={integration.provider}
            integration={integration}
            onOpen={() => onOpen(integration.provider)}
          />
        ))}
      </Box>
    </Box>
  )
