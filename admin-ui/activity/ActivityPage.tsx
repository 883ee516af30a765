import type { ActivityEntry } from '@laurel/contract/recognition/activityEntry.ts'
import Button from '@mui/material/Button'
import { Page } from '../shell/Page.tsx'
import { EmptyState } from '../table/EmptyState.tsx'
import { RecordTable } from '../table/RecordTable.tsx'
import { SearchField } from '../table/SearchField.tsx'
import { Toolbar } from '../table/Toolbar.tsx'
import { useRecords } from '../table/useRecords.ts'
import { AwardChip } from './AwardChip.tsx'
import { activityColumnsOf } from './activityColumns.tsx'
import { ChannelChoice } from './ChannelChoice.tsx'
import { DateRangeChoice } from './DateRangeChoice.tsx'
import { ExportButton } from './ExportButton.tsx'
import { ReportChoice } from './ReportChoice.tsx'
import { useActivityQuery } from './useActivityQuery.ts'

/** What happened, line by line; its address carries what it shows, so that it can be passed on. */
export const ActivityPage = () => {
  const { query, change, clear } = useActivityQuery()
  const records = useRecords<ActivityEntry>({
    resource: 'activity',
    filter: query,
    naturalSort: { field: 'created_at', order: 'DESC' },
    perPage: 50,
  })
  const isNarrowed = query.q !== undefined || query.group !== undefined || query.award_id !== undefined
  return (
    <Page
      title="Activity"
      lead="Every line stands for entries of the ledger. Nothing here is ever edited or removed."
      crumb={{ path: '/reporting', label: 'Reports' }}
      actions={<ExportButton query={query} />}
    >
      <Toolbar>
        <ReportChoice
          value={query.type}
          onChoose={type => change('type', type === 'shoutouts' ? '' : type)}
        />
        <SearchField
          label="Search people and words"
          value={query.q ?? ''}
          onSearch={text => change('q', text)}
        />
        <ChannelChoice value={query.group ?? ''} onChoose={id => change('group', id)} />
        {query.award_id !== undefined && (
          <AwardChip awardId={query.award_id} onRemove={() => change('award_id')} />
        )}
        <DateRangeChoice start={query.start} end={query.end} onChange={change} />
      </Toolbar>
      <RecordTable
        label="Activity"
        records={records}
        columns={activityColumnsOf(query.type)}
        empty={
          <EmptyState
            title={isNarrowed ? 'Nothing matches' : 'Nothing happened in these days'}
            sentence={
              isNarrowed
                ? 'No line of this report has what you are looking for.'
                : 'Choose a longer range of days to look further back.'
            }
            action={
              <Button variant="outlined" onClick={clear}>
                {isNarrowed ? 'Clear filters' : 'Show all days'}
              </Button>
            }
          />
        }
      />
    </Page>
  )
}
