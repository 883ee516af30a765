import type { DeadLetter } from '@laurel/contract/operations/deadLetters.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Person } from '../people/Person.tsx'
import { PointsAmount } from '../points/PointsAmount.tsx'
import { useTeamWords } from '../points/useTeamWords.ts'
import type { Column } from '../table/column.ts'
import { EmptyState } from '../table/EmptyState.tsx'
import { RecordTable } from '../table/RecordTable.tsx'
import type { Records } from '../table/useRecords.ts'
import { When } from '../table/When.tsx'
import { brokenPromise, whyBroken } from './promiseWords.ts'
import { RetryPromiseDialog } from './RetryPromiseDialog.tsx'
import { Unfinished } from './Unfinished.tsx'

const columns: readonly Column<DeadLetter>[] = [
  {
    name: 'what',
    label: 'What could not be finished',
    isCardTitle: true,
    cell: row => <Unfinished what={brokenPromise(row.command_type)} why={whyBroken(row.rejection_code)} />,
  },
  {
    name: 'user',
    label: 'User',
    sortField: 'user',
    cell: row =>
      row.user ? <Person user={row.user} /> : <Box sx={{ color: 'text.secondary' }}>Not in the team</Box>,
  },
  {
    name: 'points',
    label: 'Points',
    sortField: 'points',
    isNumeric: true,
    cell: row => (row.points === null ? '–' : <PointsAmount points={row.points} />),
  },
  {
    name: 'since',
    label: 'Since',
    sortField: 'occurred_at',
    width: 130,
    cell: row => <When instant={row.occurred_at} />,
  },
]

/** What was promised about points and not kept, the oldest first. */
export const UnfinishedPromises = ({ promises }: { readonly promises: Records<DeadLetter> }) => {
  const say = useTeamWords()
  const [retrying, setRetrying] = useState<DeadLetter>()
  return (
    <>
      <RecordTable
        label="Unfinished work"
        records={promises}
        columns={columns}
        empty={
          <EmptyState
            title="Everything that was promised was kept"
            sentence={say(
              'Each point that was given, spent or given back arrived where it belongs. What can’t be finished one day will wait for you here.',
            )}
          />
        }
        actions={promise => (
          <Button
            size="small"
            variant="outlined"
            onClick={() => setRetrying(promise)}
            aria-label={`Try again: ${say(brokenPromise(promise.command_type))}`}
          >
            Try again
          </Button>
        )}
      />
      {retrying && <RetryPromiseDialog promise={retrying} onClose={() => setRetrying(undefined)} />}
    </>
  )
}
