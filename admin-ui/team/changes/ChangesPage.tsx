import { type Change, exportChanges } from '@laurel/contract/team/changes.ts'
import { ChangeKind } from '@laurel/ledger/teams/changes/vocabulary.ts'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useListContext } from 'ra-core'
import { useConnection } from '../../app/connection/ConnectionContext.ts'
import { Page } from '../../app/shell/Page.tsx'
import { ListSource } from '../../elements/list/ListSource.tsx'
import { ListView } from '../../elements/list/ListView.tsx'
import { Toolbar } from '../../elements/list/Toolbar.tsx'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { useText } from '../../messages/useText.ts'
import { DateRangeChoice } from '../../reports/activity/DateRangeChoice.tsx'
import { CsvButton } from '../history/CsvButton.tsx'
import { WhatChoice } from '../history/WhatChoice.tsx'
import { changeColumns } from './changeColumns.tsx'
import { kindName } from './changeWords.ts'

export const newestFirst = { field: 'created_at', order: 'DESC' } as const

/** The history of the configuration, with its authors. */
export const ChangesPage = () => {
  const text = useText()
  const head = {
    title: text('changes.title'),
    lead: text('changes.lead'),
    crumb: { path: '/settings', label: 'places.settings' },
  } as const
  return (
    <ListSource naturalSort={newestFirst} perPage={50} frame={failure => <Page {...head}>{failure}</Page>}>
      <Page {...head} actions={<ExportButton />}>
        <Filters />
        <Card>
          <ListView<Change>
            label={text('changes.title')}
            columns={changeColumns}
            naturalSort={newestFirst}
            empty={<EmptyState title={text('changes.empty')} sentence={text('changes.emptySentence')} />}
            noMatch={
              <EmptyState title={text('changes.noMatch')} sentence={text('changes.noMatchSentence')} />
            }
          />
        </Card>
      </Page>
    </ListSource>
  )
}

type Filter = {
  readonly what?: ChangeKind
  readonly subject_id?: string
  readonly start?: string
  readonly end?: string
}

/** The filter in the address; anything else there is left out. */
const useFilter = () => {
  const { filterValues, setFilters } = useListContext()
  const { what, subject_id, start, end }: Record<string, unknown> = filterValues
  const kind = ChangeKind.safeParse(what)
  const filter: Filter = {
    ...(kind.success && { what: kind.data }),
    ...(typeof subject_id === 'string' && { subject_id }),
    ...(typeof start === 'string' && { start }),
    ...(typeof end === 'string' && { end }),
  }
  const change = (changes: Readonly<Record<string, string>>): void =>
    setFilters(
      Object.fromEntries(Object.entries({ ...filter, ...changes }).filter(([, value]) => value !== '')),
    )
  return { filter, change, clear: () => setFilters({}) }
}

const Filters = () => {
  const text = useText()
  const { filter, change, clear } = useFilter()
  return (
    <Toolbar>
      <WhatChoice
        label={text('changes.what')}
        all={text('changes.everything')}
        value={filter.what}
        choices={ChangeKind.options.map(value => ({ value, label: kindName(value) }))}
        onChoose={what => change({ what })}
      />
      <DateRangeChoice of="activity" start={filter.start} end={filter.end} onChange={change} />
      {Object.keys(filter).length > 0 && (
        <Button color="inherit" onClick={clear}>
          {text('list.clearFilters')}
        </Button>
      )}
    </Toolbar>
  )
}

const ExportButton = () => {
  const { client } = useConnection()
  const { filter } = useFilter()
  return <CsvButton name="changes" read={() => client.call(exportChanges, { query: filter })} />
}
