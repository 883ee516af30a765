import type { Change } from '@laurel/contract/team/changes.ts'
import Box from '@mui/material/Box'
import type { Column } from '../../elements/list/column.ts'
import { Person } from '../../elements/people/Person.tsx'
import { When } from '../../elements/time/When.tsx'
import { useText } from '../../messages/useText.ts'
import { ChangeValues } from './ChangeValues.tsx'
import { kindName, processName } from './changeWords.ts'

export const changeColumns: readonly Column<Change>[] = [
  {
    name: 'when',
    label: 'changes.when',
    sortField: 'created_at',
    width: 190,
    cell: row => <When instant={row.created_at} withTime />,
  },
  { name: 'what', label: 'changes.what', isCardTitle: true, width: 220, cell: row => <What change={row} /> },
  { name: 'values', label: 'changes.values', cell: row => <ChangeValues change={row} /> },
  {
    name: 'who',
    label: 'changes.who',
    width: 200,
    cell: row => (row.user ? <Person user={row.user} /> : processName(row.process ?? '–')),
  },
]

const What = ({ change: { what, kind, subject } }: { readonly change: Change }) => {
  const text = useText()
  const name = kindName(what)
  const isNew = kind === 'added' && subject !== null
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 550 }}>
        {kind === 'removed'
          ? text(what === 'competition' ? 'changes.archived' : 'changes.removed', { what: name })
          : isNew
            ? text('changes.added', { what: name })
            : name}
      </Box>
      {subject && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {subject.user?.name ?? subject.name}
        </Box>
      )}
    </Box>
  )
}
