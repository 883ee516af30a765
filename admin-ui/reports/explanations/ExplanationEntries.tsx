import { type ExplainableFigure, explainFigure } from '@laurel/contract/reports/explanations.ts'
import type { LedgerEntry } from '@laurel/contract/reports/ledgerEntries.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { Pager } from '../../elements/list/Pager.tsx'
import { PointsAmount } from '../../elements/points/PointsAmount.tsx'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { When } from '../../elements/time/When.tsx'
import { useText } from '../../messages/useText.ts'
import { EntryDescription } from '../../people/members/EntryDescription.tsx'
import { entriesPerPage, explanationRequest } from './explanationRequest.ts'

type ExplanationEntriesProps = {
  readonly figure: ExplainableFigure
  readonly userId: string | undefined
  /** How the entries count towards the figure. */
  readonly sign: 1 | -1
}

/** The entries of the ledger behind a figure, newest first, page by page. */
export const ExplanationEntries = ({ figure, userId, sign }: ExplanationEntriesProps) => {
  const text = useText()
  // Those of the second page and on, up to the page shown.
  const [cursors, setCursors] = useState<readonly string[]>([])
  const page = cursors.length + 1
  const { request, key } = explanationRequest(figure, userId, cursors.at(-1))
  const explanation = useAnswer(explainFigure, request, key)
  const { data } = explanation
  return (
    <section aria-labelledby="explaining-entries">
      <Typography variant="h3" id="explaining-entries" sx={{ marginBottom: 1 }}>
        {text('reports.everyEntry')}
      </Typography>
      <NotLoaded of={explanation} columns={2} />
      {data && (
        <>
          <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {data.entries.map(entry => (
              <EntryLine key={entry.id} entry={entry} sign={sign} />
            ))}
          </Box>
          <Pager
            page={page}
            perPage={entriesPerPage}
            total={data.total}
            hasNext={data.next !== null}
            setPage={wanted =>
              setCursors(
                wanted > page && data.next !== null ? [...cursors, data.next] : cursors.slice(0, wanted - 1),
              )
            }
          />
        </>
      )}
    </section>
  )
}

const EntryLine = ({ entry, sign }: { readonly entry: LedgerEntry; readonly sign: 1 | -1 }) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      justifyContent: 'space-between',
      gap: 2,
      paddingBlock: 1.25,
      borderTop: '1px solid',
      borderColor: 'divider',
    }}
  >
    <Box sx={{ minWidth: 0 }}>
      <EntryDescription entry={entry} />
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {entry.user && `${entry.user.name}, `}
        <When instant={entry.occurred_at} withTime />
      </Box>
    </Box>
    <PointsAmount points={entry.points * sign} isSigned withMoney={false} />
  </Box>
)
