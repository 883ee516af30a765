import { listIntegrationLogs } from '@laurel/contract/team/integrationLogs.ts'
import { listIntegrations } from '@laurel/contract/team/integrations.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { Page } from '../../app/shell/Page.tsx'
import { visuallyHidden } from '../../app/shell/visuallyHidden.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { LogCounts } from './LogCounts.tsx'
import { LogDialog } from './LogDialog.tsx'
import { isUnderWay, useWhileUnderWay } from './useWhileUnderWay.ts'

/** The syncs of all integrations, the latest first. `?log=<id>` opens one of them. */
export const IntegrationLogsPage = () => {
  const text = useText()
  const [places, setPlaces] = useState<readonly string[]>([''])
  const [query, setQuery] = useSearchParams()
  const integrations = useAnswer(listIntegrations, () => ({}))
  const titleOf = (provider: string): string =>
    integrations.data?.integrations.find(each => each.provider === provider)?.title ?? provider
  const [provider, logId] = query.get('log')?.split(' ') ?? []
  return (
    <Page
      title={text('integrations.logsTitle')}
      lead={text('integrations.logsLead')}
      crumb={{ path: '/settings/integrations', label: 'places.integrations' }}
    >
      <Card>
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {places.map((cursor, index) => (
            <LogsPage
              key={cursor}
              cursor={cursor}
              titleOf={titleOf}
              isLast={index === places.length - 1}
              onOpen={log => setQuery({ log })}
              onMore={next => setPlaces([...places, next])}
            />
          ))}
        </Box>
      </Card>
      {provider !== undefined && logId !== undefined && (
        <LogDialog logId={logId} name={titleOf(provider)} onClose={() => setQuery({})} />
      )}
    </Page>
  )
}

type LogsPageProps = {
  readonly cursor: string
  readonly titleOf: (provider: string) => string
  readonly isLast: boolean
  readonly onOpen: (log: string) => void
  readonly onMore: (next: string) => void
}

const LogsPage = ({ cursor, titleOf, isLast, onOpen, onMore }: LogsPageProps) => {
  const text = useText()
  const formats = useFormats()
  const page = useAnswer(listIntegrationLogs, () => ({ query: cursor === '' ? {} : { cursor } }), [cursor])
  useWhileUnderWay(page, page.data?.logs.find(isUnderWay))
  if (!page.data)
    return (
      <li>
        <NotLoaded of={page} columns={2} />
      </li>
    )
  const { logs, next } = page.data
  if (logs.length === 0 && cursor === '')
    return (
      <li>
        <EmptyState title={text('integrations.noLogs')} sentence={text('integrations.noLogsSentence')} />
      </li>
    )
  return (
    <>
      {logs.map(log => (
        <Box component="li" key={log.id} sx={{ borderBottom: 1, borderColor: 'divider' }}>
          <CardActionArea
            onClick={() => onOpen(`${log.provider} ${log.id}`)}
            sx={{
              padding: 2,
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', sm: '1fr 1.4fr' },
              gap: 1,
              overflowWrap: 'anywhere',
            }}
          >
            <Box component="span" sx={visuallyHidden}>
              {text('integrations.openLog', {
                name: titleOf(log.provider),
                when: formats.instant(log.asked_at),
              })}
            </Box>
            <Box>
              <Typography sx={{ fontWeight: 550 }}>{titleOf(log.provider)}</Typography>
              <Typography variant="body2" color="text.secondary">
                {formats.instant(log.asked_at)} ·{' '}
                {log.asked_by === null
                  ? text(log.is_hinted ? 'integrations.byMessage' : 'integrations.bySchedule')
                  : text('integrations.by', { name: log.asked_by })}
              </Typography>
            </Box>
            <Box>
              <Typography variant="body2" sx={{ fontWeight: 550 }}>
                {[
                  text(`integrations.state.${log.state}`),
                  text(
                    log.is_dry_run
                      ? 'integrations.dryRun'
                      : log.is_full
                        ? 'integrations.fullRun'
                        : 'integrations.changesRun',
                  ),
                ].join(' · ')}
              </Typography>
              {log.problem === null ? (
                <LogCounts log={log} />
              ) : (
                <Alert severity="error" sx={{ marginTop: 0.5 }}>
                  {log.problem}
                </Alert>
              )}
            </Box>
          </CardActionArea>
        </Box>
      ))}
      {isLast && next !== null && (
        <Box component="li" sx={{ padding: 1 }}>
          <Button onClick={() => onMore(next)}>{text('integrations.more')}</Button>
        </Box>
      )}
    </>
  )
}
