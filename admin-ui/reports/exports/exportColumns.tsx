import type { OrderedExport } from '@laurel/contract/reports/exports.ts'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useFormats } from '../../elements/formats/useFormats.ts'
import type { Column } from '../../elements/list/column.ts'
import { When } from '../../elements/time/When.tsx'
import { useText } from '../../messages/useText.ts'
import { sizeText } from './sizeText.ts'

export const exportColumns: readonly Column<OrderedExport>[] = [
  { name: 'type', label: 'exports.report', isCardTitle: true, cell: row => <ReportName file={row} /> },
  { name: 'start', label: 'exports.days', cell: row => <Days file={row} /> },
  { name: 'state', label: 'exports.state', cell: row => <State file={row} /> },
  { name: 'rows', label: 'exports.rows', isNumeric: true, cell: row => <Count of={row.rows} /> },
  { name: 'bytes', label: 'exports.size', isNumeric: true, cell: row => <Size of={row.bytes} /> },
  { name: 'expires_at', label: 'exports.kept', width: 130, cell: row => <When instant={row.expires_at} /> },
]

type OfFile = { readonly file: OrderedExport }

const ReportName = ({ file }: OfFile) => {
  const text = useText()
  return <span>{text(`reports.names.${file.type}`)}</span>
}

const Days = ({ file: { start, end } }: OfFile) => {
  const text = useText()
  const { calendarDay } = useFormats()
  if (start && end)
    return <span>{text('exports.range', { start: calendarDay(start), end: calendarDay(end) })}</span>
  if (start) return <span>{text('exports.since', { start: calendarDay(start) })}</span>
  return <span>{end ? text('exports.until', { end: calendarDay(end) }) : text('exports.allDays')}</span>
}

const colours = { running: 'default', ready: 'success', failed: 'error' } as const

const State = ({ file: { state, problem } }: OfFile) => {
  const text = useText()
  return (
    <>
      <Chip size="small" color={colours[state]} variant="outlined" label={text(`exports.states.${state}`)} />
      {problem !== null && (
        <Typography variant="body2" color="text.secondary">
          {problem}
        </Typography>
      )}
    </>
  )
}

const Count = ({ of }: { readonly of: number }) => <span>{useFormats().count(of)}</span>

const Size = ({ of }: { readonly of: number }) => <span>{sizeText(of, useFormats().locale)}</span>
