import type { Member } from '@laurel/contract/people/members.ts'
import Button from '@mui/material/Button'
import { useSearchParams } from 'react-router-dom'
import { Page } from '../shell/Page.tsx'
import { EmptyState } from '../table/EmptyState.tsx'
import { FilterChoice } from '../table/FilterChoice.tsx'
import { RecordTable } from '../table/RecordTable.tsx'
import { SearchField } from '../table/SearchField.tsx'
import { Toolbar } from '../table/Toolbar.tsx'
import { useRecords } from '../table/useRecords.ts'
import { memberColumns } from './memberColumns.tsx'
import { type MemberKind, memberFilterOf, memberKinds } from './memberKinds.ts'

/** Everyone of the team with what they may give and spend. */
export const MembersPage = () => {
  const [query, setQuery] = useSearchParams()
  const search = query.get('q') ?? ''
  const kind = memberKinds.find(candidate => candidate.value === query.get('type'))?.value ?? 'all'
  const records = useRecords<Member>({
    resource: 'members',
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
