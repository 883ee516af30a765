import { closeMonth, type MonthBooks, readMonthBooks } from '@laurel/contract/reports/books.ts'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ConfirmAct } from '../../elements/action/ConfirmAct.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'
import { useMonthName } from './useMonthName.ts'

type OfMonth = { readonly books: MonthBooks }

/** What the month waits for, and the step that an administrator can take. */
export const MonthSteps = ({ books }: OfMonth) => {
  const text = useText()
  const formats = useFormats()
  const { state } = books
  if (state === 'running')
    return <Typography>{text('books.runsUntil', { instant: formats.instant(books.until) })}</Typography>
  if (books.books.state === 'running') return <Typography role="status">{text('books.reading')}</Typography>
  return (
    <>
      <Sentence books={books} />
      {state === 'open' && <CloseMonth books={books} />}
      {state === 'closed' && books.books.state !== 'ready' && <ReadFigures books={books} />}
    </>
  )
}

const Sentence = ({ books: { state, books } }: OfMonth) => {
  const text = useText()
  if (books.state === 'failed')
    return (
      <Typography role="alert" color="error">
        {text('books.failed')}: {books.problem}
      </Typography>
    )
  if (state === 'open') return <Typography>{text('books.openSentence')}</Typography>
  return (
    <Typography>{text(books.state === 'ready' ? 'books.closedSentence' : 'books.readSentence')}</Typography>
  )
}

const CloseMonth = ({ books: { id: month } }: OfMonth) => {
  const text = useText()
  const name = useMonthName()(month)
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button variant="contained" onClick={() => setAsked(true)}>
        {text('books.close')}
      </Button>
      {isAsked && (
        <ConfirmAct
          title={text('books.closeTitle', { month: name })}
          confirmLabel={text('books.close')}
          send={act => act(closeMonth, { params: { month } })}
          notice={text('books.ordered')}
          onClose={() => setAsked(false)}
        >
          <Typography>{text('books.closeSentence', { month: name })}</Typography>
        </ConfirmAct>
      )}
    </>
  )
}

const ReadFigures = ({ books: { id: month, books } }: OfMonth) => {
  const text = useText()
  const { perform, isRunning } = useAct(
    (_nothing: null, act) => act(readMonthBooks, { params: { month } }),
    text('books.readOrdered'),
  )
  return (
    <Button variant="outlined" loading={isRunning} onClick={() => void perform(null)}>
      {text(books.state === 'failed' ? 'books.again' : 'books.readFigures')}
    </Button>
  )
}
