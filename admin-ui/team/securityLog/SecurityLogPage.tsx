import { activityLog, exportActivityLog, type SecurityEntry } from '@laurel/contract/team/activityLog.ts'
import { isSecurityActivity, securityLabels } from '@laurel/contract/team/securityActivity.ts'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useConnection } from '../../app/connection/ConnectionContext.ts'
import { Page } from '../../app/shell/Page.tsx'
import { MoreRows } from '../../elements/list/MoreRows.tsx'
import { PlainList } from '../../elements/list/PlainList.tsx'
import { Toolbar } from '../../elements/list/Toolbar.tsx'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { DateRangeChoice } from '../../reports/activity/DateRangeChoice.tsx'
import { CsvButton } from '../history/CsvButton.tsx'
import { type HistoryFilter, useHistoryFilter } from '../history/useHistoryFilter.ts'
import { WhatChoice } from '../history/WhatChoice.tsx'
import { securityColumns } from './securityColumns.tsx'

const activities = Object.keys(securityLabels).filter(isSecurityActivity)

const queryOf = ({ what, ...filter }: HistoryFilter) => ({ ...filter, ...(what && { activity: what }) })

/** Who signed in or was refused, and the acts of administrators, in the last 30 days. */
export const SecurityLogPage = () => {
  const text = useText()
  const { client } = useConnection()
  const { filter, isNarrowed, change, clear } = useHistoryFilter()
  return (
    <Page
      title={text('security.title')}
      lead={text('security.lead')}
      crumb={{ path: '/settings', label: 'places.settings' }}
      actions={
        <CsvButton
          name="security-log"
          read={() => client.call(exportActivityLog, { query: queryOf(filter) })}
        />
      }
    >
      <Toolbar>
        <WhatChoice
          label={text('security.activity')}
          all={text('security.everything')}
          value={filter.what}
          choices={activities.map(value => ({ value, label: text(`security.activities.${value}`) }))}
          onChoose={what => change({ what })}
        />
        <DateRangeChoice of="activity" start={filter.start} end={filter.end} onChange={change} />
        {isNarrowed && (
          <Button color="inherit" onClick={clear}>
            {text('list.clearFilters')}
          </Button>
        )}
      </Toolbar>
      <Entries filter={filter} />
    </Page>
  )
}

const Entries = ({ filter }: { readonly filter: HistoryFilter }) => {
  const text = useText()
  const entries = useSecurityEntries(filter)
  const isNarrowed = Object.keys(filter).length > 0
  const { data } = entries
  const rows = useMemo((): SecurityEntry[] => data?.pages.flatMap(page => page.activities) ?? [], [data])
  if (!data)
    return (
      <Card>
        <NotLoaded of={entries} columns={5} />
      </Card>
    )
  return (
    <>
      <PlainList<SecurityEntry>
        label={text('security.title')}
        rows={rows}
        columns={securityColumns}
        empty={
          isNarrowed ? (
            <EmptyState title={text('security.noMatch')} sentence={text('security.noMatchSentence')} />
          ) : (
            <EmptyState title={text('security.empty')} />
          )
        }
      />
      <MoreRows {...entries} count={rows.length} />
    </>
  )
}

const firstPage = (): string | null => null

const useSecurityEntries = (filter: HistoryFilter) => {
  const { client } = useConnection()
  return useInfiniteQuery({
    queryKey: ['call', activityLog.name, filter],
    queryFn: ({ signal, pageParam: cursor }) =>
      client.call(
        activityLog,
        { params: { page: 1 }, query: { ...queryOf(filter), ...(cursor !== null && { cursor }) } },
        { signal },
      ),
    initialPageParam: firstPage(),
    getNextPageParam: ({ next }) => next,
  })
}
