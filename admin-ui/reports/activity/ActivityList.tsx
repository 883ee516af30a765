import type { ActivityEntry } from '@laurel/contract/recognition/activityEntry.ts'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useListContext } from 'ra-core'
import { Page } from '../../app/shell/Page.tsx'
import { ListSearch } from '../../elements/list/ListSearch.tsx'
import { ListSource } from '../../elements/list/ListSource.tsx'
import { ListView } from '../../elements/list/ListView.tsx'
import { ShortAddress } from '../../elements/list/ShortAddress.tsx'
import { Toolbar } from '../../elements/list/Toolbar.tsx'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { useTeamClock } from '../../elements/time/useTeamClock.ts'
import { useText } from '../../messages/useText.ts'
import { AwardChip } from './AwardChip.tsx'
import { activityColumnsOf } from './activityColumns.tsx'
import { activityFilterIn, activityFilterOf, activitySort } from './activityFilter.ts'
import { ChannelChoice } from './ChannelChoice.tsx'
import { DateRangeFilter } from './DateRangeFilter.tsx'
import { datePresets } from './datePresets.ts'
import { ExportButton } from './ExportButton.tsx'
import { ReportChoice } from './ReportChoice.tsx'

/** What happened, line by line; its address carries what it shows, so that it can be passed on. */
export const ActivityList = () => {
  const text = useText()
  const head = {
    title: text('reports.activity'),
    lead: text('reports.activityLead'),
    crumb: { path: '/reporting', label: 'places.reports' },
  } as const
  const thisMonth = datePresets.thisMonth.daysAt(useTeamClock()())
  return (
    <ShortAddress filterOf={query => activityFilterIn(query, thisMonth)}>
      <ListSource
        defaultFilter={{ type: 'shoutouts', ...thisMonth }}
        naturalSort={activitySort}
        perPage={50}
        frame={failure => <Page {...head}>{failure}</Page>}
      >
        <Page {...head} actions={<ExportButton />}>
          <Toolbar>
            <ReportChoice />
            <ListSearch label={text('reports.search')} />
            <ChannelChoice />
            <AwardChip />
            <DateRangeFilter />
          </Toolbar>
          <Card>
            <Lines />
          </Card>
        </Page>
      </ListSource>
    </ShortAddress>
  )
}

const Lines = () => {
  const text = useText()
  const { filterValues, setFilters } = useListContext()
  const filter = activityFilterOf(filterValues)
  const isNarrowed = filter.q !== undefined || filter.group !== undefined || filter.award_id !== undefined
  return (
    <ListView<ActivityEntry>
      label={text('reports.activity')}
      columns={activityColumnsOf(filter.type)}
      naturalSort={activitySort}
      empty={null}
      noMatch={
        <EmptyState
          title={text(isNarrowed ? 'reports.noMatch' : 'reports.empty')}
          sentence={text(isNarrowed ? 'reports.noMatchSentence' : 'reports.emptySentence')}
          action={
            <Button variant="outlined" onClick={() => setFilters({ type: filter.type })}>
              {text(isNarrowed ? 'list.clearFilters' : 'reports.allDays')}
            </Button>
          }
        />
      }
    />
  )
}
