import {
  getIntegrationLog,
  type IntegrationLog,
  type IntegrationLogPerson,
} from '@laurel/contract/team/integrationLogs.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { InfoDialog } from '../../elements/action/InfoDialog.tsx'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { isPlanOnly, LogCounts } from './LogCounts.tsx'
import { PersonResult } from './PersonResult.tsx'
import { isUnderWay, useWhileUnderWay } from './useWhileUnderWay.ts'

type LogDialogProps = {
  readonly logId: string
  readonly name: string
  /** Whom it shows first; everyone if left out. */
  readonly first?: Change
  readonly onClose: () => void
}
type Change = IntegrationLogPerson['change']

const changes = ['update', 'deactivate', 'reactivate', 'skipped'] as const satisfies readonly Change[]

/** A run of an integration as it goes, with its results per person. */
export const LogDialog = ({ logId, name, first, onClose }: LogDialogProps) => {
  const text = useText()
  const [change, setChange] = useState<Change | undefined>(first)
  /** Where each page but the first begins. */
  const [places, setPlaces] = useState<readonly string[]>([''])
  const head = useAnswer(getIntegrationLog, () => ({ params: { id: logId } }), [logId])
  useWhileUnderWay(head, head.data?.log)
  const log = head.data?.log
  const titleKey = log?.is_dry_run === true ? 'integrations.previewTitle' : 'integrations.logTitle'
  return (
    <InfoDialog title={text(titleKey, { name })} isWide onClose={onClose}>
      {!log && <NotLoaded of={head} columns={1} />}
      {log && <LogHead log={log} />}
      {log && !isUnderWay(log) && (
        <>
          <TextField
            select
            label={text('integrations.show')}
            value={change ?? 'all'}
            onChange={({ target: { value } }) => {
              setChange(changes.find(each => each === value))
              setPlaces([''])
            }}
            sx={{ maxWidth: 240 }}
          >
            <MenuItem value="all">{text('integrations.all')}</MenuItem>
            {changes.map(each => (
              <MenuItem key={each} value={each}>
                {text(`integrations.changeOf.${each}`)}
              </MenuItem>
            ))}
          </TextField>
          <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {places.map((after, index) => (
              <PeoplePage
                key={`${change ?? ''} ${after} ${log.state}`}
                logId={logId}
                isPlan={isPlanOnly(log)}
                change={change}
                after={after}
                isLast={index === places.length - 1}
                onMore={next => setPlaces([...places, next])}
              />
            ))}
          </Box>
        </>
      )}
    </InfoDialog>
  )
}

const LogHead = ({ log }: { readonly log: IntegrationLog }) => {
  const text = useText()
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      <Typography sx={{ fontWeight: 550 }}>{text(`integrations.state.${log.state}`)}</Typography>
      {isUnderWay(log) ? (
        <>
          <LinearProgress aria-label={text(`integrations.state.${log.state}`)} />
          <Typography color="text.secondary" variant="body2">
            {text('integrations.running')}
          </Typography>
        </>
      ) : (
        <LogCounts log={log} />
      )}
      {log.problem !== null && (
        <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
          {log.problem}
        </Alert>
      )}
    </Box>
  )
}

type PeoplePageProps = {
  readonly logId: string
  readonly isPlan: boolean
  readonly change: Change | undefined
  readonly after: string
  readonly isLast: boolean
  readonly onMore: (next: string) => void
}

const PeoplePage = ({ logId, isPlan, change, after, isLast, onMore }: PeoplePageProps) => {
  const text = useText()
  const page = useAnswer(
    getIntegrationLog,
    () => ({
      params: { id: logId },
      query: { ...(change && { change }), ...(after !== '' && { after }) },
    }),
    [logId, change, after],
  )
  if (!page.data)
    return (
      <li>
        <NotLoaded of={page} columns={1} />
      </li>
    )
  const { people, next } = page.data
  if (people.length === 0 && after === '')
    return (
      <Typography component="li" color="text.secondary">
        {text(change ? 'integrations.nothingSuch' : 'integrations.nothingInLog')}
      </Typography>
    )
  return (
    <>
      {people.map(person => (
        <PersonResult key={person.external_id} person={person} isPlan={isPlan} />
      ))}
      {isLast && next !== null && (
        <li>
          <Button onClick={() => onMore(next)}>{text('integrations.more')}</Button>
        </li>
      )}
    </>
  )
}
