import type { ActivityEntry, ActivityReport } from '@laurel/contract/recognition/activityEntry.ts'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useListContext } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { useMe } from '../../app/access/MeContext.ts'
import { Page } from '../../app/shell/Page.tsx'
import { ListSearch } from '../../elements/list/ListSearch.tsx'
import { ListSource } from '../../elements/list/ListSource.tsx'
import { ListView } from '../../elements/list/ListView.tsx'
import { ShortAddress } from '../../elements/list/ShortAddress.tsx'
import { Toolbar } from '../../elements/list/Toolbar.tsx'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { useText } from '../../messages/useText.ts'
import { OrderExportButton } from '../exports/OrderExportButton.tsx'
import { AwardChip } from './AwardChip.tsx'
import { activityColumnsOf } from './activityColumns.tsx'
import { activityFilterIn, activityFilterOf, naturalSortOf, reportsFor } from './activityFilter.ts'
import { CampaignChip } from './CampaignChip.tsx'
import { DateRangeFilter } from './DateRangeFilter.tsx'
import { ExportButton } from './ExportButton.tsx'
import { ReportChoice } from './ReportChoice.tsx'
import { ScopeChoice } from './ScopeChoice.tsx'
import { useActivityFilter } from './useActivityFilter.ts'
import { useDatePresets } from './useDatePresets.ts'

/** What happened, line by line; its address carries what it shows, so that it can be passed on. */
export const ActivityList = () => {
  const text = useText()
  const head = {
    title: text('reports.activity'),
    lead: text('reports.activityLead'),
    crumb: { path: '/reporting', label: 'places.reports' },
  } as const
  const [address] = useSearchParams()
  const reports = reportsFor(useMe().user)
  const thisMonth = useDatePresets().daysOf('thisMonth')
  return (
    <ShortAddress filterOf={query => activityFilterIn(query, thisMonth, reports)}>
      <ListSource
        defaultFilter={{ type: 'shoutouts', ...thisMonth }}
        naturalSort={naturalSortOf(typeIn(address))}
        perPage={50}
        frame={failure => <Page {...head}>{failure}</Page>}
      >
        <Page
          {...head}
          actions={
            <>
              <OrderExportButton />
              <ExportButton />
            </>
          }
        >
          <Toolbar>
            <ReportChoice />
            <Narrowing />
          </Toolbar>
          <Card>
            <Lines />
          </Card>
        </Page>
      </ListSource>
    </ShortAddress>
  )
}

/** What narrows the report, as far as it can be narrowed by it. */
const Narrowing = () => {
  const text = useText()
  const { filter } = useActivityFilter()
  return (
    <>
      {filter.type !== 'nominations' && <ListSearch label={text('reports.search')} />}
      <ScopeChoice />
      <AwardChip />
      <CampaignChip />
      {filter.type !== 'users' && <DateRangeFilter />}
    </>
  )
}

/** The report in the address of the list: react-admin keeps its filter as JSON. */
const typeIn = (address: URLSearchParams): ActivityReport => {
  try {
    return activityFilterOf(JSON.parse(address.get('filter') ?? '{}')).type
  } catch {
    return 'shoutouts'
  }
}

const Lines = () => {
  const text = useText()
  const { filterValues, setFilters } = useListContext()
  const filter = activityFilterOf(filterValues)
  const narrowing = [filter.q, filter.group, filter.segment, filter.award_id, filter.campaign_id]
  const isNarrowed = narrowing.some(part => part !== undefined)
  const isBounded = filter.start !== undefined || filter.end !== undefined
  return (
    <ListView<ActivityEntry>
      label={text('reports.activity')}
      columns={activityColumnsOf(filter.type, isBounded)}
      naturalSort={naturalSortOf(filter.type)}
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
