import type { DeadLetter } from '@laurel/contract/operations/deadLetters.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { Column } from '../../elements/list/column.ts'
import { RecordList } from '../../elements/list/RecordList.tsx'
import { Person } from '../../elements/people/Person.tsx'
import { PointsAmount } from '../../elements/points/PointsAmount.tsx'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { When } from '../../elements/time/When.tsx'
import { useText } from '../../messages/useText.ts'
import { Failure } from './Failure.tsx'
import { RetryDialog } from './RetryDialog.tsx'
import { useDeadLetterWords } from './useDeadLetterWords.ts'

const columns: readonly Column<DeadLetter>[] = [
  {
    name: 'what',
    label: 'operations.whatCouldNotBe',
    isCardTitle: true,
    cell: row => <FailedPosting letter={row} />,
  },
  {
    name: 'user',
    label: 'field.user',
    sortField: 'user',
    cell: row => (row.user ? <Person user={row.user} /> : <NotInTeam />),
  },
  {
    name: 'points',
    label: 'field.points',
    sortField: 'points',
    isNumeric: true,
    cell: row => (row.points === null ? '–' : <PointsAmount points={row.points} />),
  },
  {
    name: 'since',
    label: 'field.since',
    sortField: 'occurred_at',
    width: 130,
    cell: row => <When instant={row.occurred_at} />,
  },
]

/** Postings that the ledger still owes, the oldest first. */
export const FailedPostings = () => {
  const text = useText()
  const words = useDeadLetterWords()
  const [retrying, setRetrying] = useState<DeadLetter>()
  return (
    <>
      <RecordList<DeadLetter>
        label={text('operations.unfinished')}
        columns={columns}
        naturalSort={{ field: 'occurred_at', order: 'ASC' }}
        empty={<EmptyState title={text('operations.empty')} sentence={text('operations.emptySentence')} />}
        actions={letter => (
          <Button
            size="small"
            variant="outlined"
            onClick={() => setRetrying(letter)}
            aria-label={text('operations.tryAgainOf', { what: words.what(letter) })}
          >
            {text('list.tryAgain')}
          </Button>
        )}
      />
      {retrying && <RetryDialog letter={retrying} onClose={() => setRetrying(undefined)} />}
    </>
  )
}

const FailedPosting = ({ letter }: { readonly letter: DeadLetter }) => {
  const words = useDeadLetterWords()
  return <Failure what={words.what(letter)} why={words.why(letter)} />
}

const NotInTeam = () => {
  const text = useText()
  return <Box sx={{ color: 'text.secondary' }}>{text('operations.notInTeam')}</Box>
}
