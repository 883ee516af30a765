import type { CompetitionResult } from '@laurel/contract/awards/competition.ts'
import Button from '@mui/material/Button'
import type { Column } from '../../elements/list/column.ts'
import { RecordList } from '../../elements/list/RecordList.tsx'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { When } from '../../elements/time/When.tsx'
import { useText } from '../../messages/useText.ts'

const Winners = ({ result: { reward } }: { readonly result: CompetitionResult }) => {
  const text = useText()
  const [first, second] = reward.winners
  if (!first) return text('competitions.noWinnerShort')
  const names = [first, ...(second ? [second] : [])].map(
    ({ name }) => name || text('competitions.deletedGroup'),
  )
  const others = reward.winner_count - names.length
  return others > 0
    ? text('competitions.andOthers', { names: names.join(', '), smart_count: others })
    : names.join(', ')
}

const columns: readonly Column<CompetitionResult>[] = [
  { name: 'title', label: 'competitions.title', cell: ({ title }) => title },
  { name: 'winners', label: 'competitions.winners', cell: result => <Winners result={result} /> },
  { name: 'channel', label: 'competitions.channel', cell: ({ competition }) => competition.user_group.title },
  {
    name: 'ended',
    label: 'competitions.ended',
    width: 130,
    cell: ({ competition }) => <When instant={competition.end_reset_time} />,
  },
]

type CompetitionHistoryProps = { readonly onOpen: (result: CompetitionResult) => void }

export const CompetitionHistory = ({ onOpen }: CompetitionHistoryProps) => {
  const text = useText()
  return (
    <RecordList<CompetitionResult>
      isPart
      resource="awards/competitionResults"
      label={text('competitions.history')}
      naturalSort={{ field: 'counted_at', order: 'DESC' }}
      perPage={10}
      columns={columns}
      actions={result => (
        <Button
          size="small"
          onClick={() => onOpen(result)}
          aria-label={text('competitions.resultsOf', { title: result.title })}
        >
          {text('competitions.viewResults')}
        </Button>
      )}
      empty={<EmptyState title={text('competitions.noHistory')} />}
    />
  )
}
