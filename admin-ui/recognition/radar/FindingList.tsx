import { type Finding, FindingFilter } from '@laurel/contract/recognition/findings.ts'
import { readRadar } from '@laurel/contract/recognition/radar.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useListContext } from 'ra-core'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { Page } from '../../app/shell/Page.tsx'
import { NamedButton } from '../../elements/action/NamedButton.tsx'
import { FilterChoice } from '../../elements/list/FilterChoice.tsx'
import { NoMatch } from '../../elements/list/NoMatch.tsx'
import { RecordList } from '../../elements/list/RecordList.tsx'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { useText } from '../../messages/useText.ts'
import { FindingPanel } from './FindingPanel.tsx'
import { findingColumns } from './findingColumns.tsx'
import { RadarNote } from './RadarNote.tsx'

const signalsPath = '/recognition/radar/signals'

/** What the radar found. What is open is listed first. */
export const FindingList = () => {
  const text = useText()
  const [opened, setOpened] = useState<string>()
  return (
    <Page
      title={text('radar.title')}
      lead={text('radar.lead')}
      crumb={{ path: '/recognition', label: 'places.recognition' }}
      actions={
        <Button variant="outlined" component={RouterLink} to={signalsPath}>
          {text('radar.signals')}
        </Button>
      }
    >
      <RecordList<Finding>
        label={text('radar.title')}
        columns={findingColumns}
        naturalSort={{ field: 'found_at', order: 'DESC' }}
        filters={<StatusFilter />}
        empty={<Nothing />}
        noMatch={<NoMatch title={text('radar.noMatch')} sentence={text('radar.noMatchSentence')} />}
        actions={({ id, users }) => (
          <NamedButton
            of="radar.review"
            about={{ people: users.map(({ name }) => name).join(', ') }}
            variant="outlined"
            onClick={() => setOpened(id)}
          />
        )}
      />
      <Box sx={{ marginTop: 3 }}>
        <RadarNote />
      </Box>
      {opened !== undefined && <FindingPanel findingId={opened} onClose={() => setOpened(undefined)} />}
    </Page>
  )
}

const statuses = ['open', 'fine', 'past'] as const

const StatusFilter = () => {
  const { filterValues, setFilters } = useListContext()
  const text = useText()
  const { status = 'open' } = FindingFilter.safeParse(filterValues).data ?? {}
  return (
    <FilterChoice
      label={text('radar.status')}
      options={statuses.map(value => ({ value, label: text(`radar.statuses.${value}`) }))}
      value={status}
      onChoose={value => setFilters(value === 'open' ? {} : { status: value })}
    />
  )
}

const Nothing = () => {
  const text = useText()
  const { data } = useAnswer(readRadar, after => ({ query: after }))
  if (!data || data.signals.some(signal => signal.is_on))
    return <EmptyState title={text('radar.nothing')} sentence={text('radar.nothingSentence')} />
  return (
    <EmptyState
      title={text('radar.off')}
      sentence={text('radar.offSentence')}
      action={
        <Button variant="contained" component={RouterLink} to={signalsPath}>
          {text('radar.choose')}
        </Button>
      }
    />
  )
}
