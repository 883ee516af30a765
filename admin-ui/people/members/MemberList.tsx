import type { Member } from '@laurel/contract/admin/members.ts'
import Button from '@mui/material/Button'
import { useSearchParams } from 'react-router-dom'
import { Page } from '../../app/shell/Page.tsx'
import { FilterChoice } from '../../elements/list/FilterChoice.tsx'
import { RecordTable } from '../../elements/list/RecordTable.tsx'
import { SearchField } from '../../elements/list/SearchField.tsx'
import { Toolbar } from '../../elements/list/Toolbar.tsx'
import { useRecords } from '../../elements/list/useRecords.ts'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { memberColumns } from './memberColumns.tsx'
import { type MemberKind, memberFilterOf, memberKinds } from './memberKinds.ts'

/** Everyone of the team with what they may give and spend. */
export const MemberList = () => {
  const [query, setQuery] = useSearchParams()
  const search = query.get('q') ?? ''
  const kind = memberKinds.find(candidate => candidate.value === query.get('type'))?.value ?? 'all'
  const records = useRecords<Member>({
    resource: 'users',
    filter: memberFilterOf(kind, search),
    naturalSort: { field: 'name', order: 'ASC' },
    perPage: 100,
  })
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(query)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setQuery(next, { replace: true })
  }
  const isFiltered = search !== '' || kind !== 'all'
  return (
    <Page
      title="Users"
      lead="Everyone in your workspace. Open a person to see every entry behind their balances."
    >
      <Toolbar>
        <SearchField label="Search by name or e-mail" value={search} onSearch={text => change('q', text)} />
        <FilterChoice<MemberKind>
          label="Who"
          options={memberKinds}
          value={kind}
          onChoose={chosen => change('type', chosen === 'all' ? '' : chosen)}
        />
      </Toolbar>
      <RecordTable
        label="Users"
        records={records}
        columns={memberColumns}
        empty={
          isFiltered ? (
            <EmptyState
              title="Nobody matches"
              sentence="Try another spelling, or look among everyone."
              action={
                <Button variant="outlined" onClick={() => setQuery({}, { replace: true })}>
                  Clear filters
                </Button>
              }
            />
          ) : (
            <EmptyState
              title="Nobody is here yet"
              sentence="People appear as soon as your workspace has been read. That takes a minute after the installation."
            />
          )
        }
      />
    </Page>
  )
}
