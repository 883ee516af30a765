import type { MonthStatement } from '@laurel/contract/reports/books.ts'
import Typography from '@mui/material/Typography'
import { Figure } from '../../elements/figures/Figure.tsx'
import { FigureRow } from '../../elements/figures/FigureRow.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'

const lines = ['opening', 'earned', 'redeemed', 'expired', 'recalled', 'corrections', 'closing'] as const
const taken: readonly string[] = ['redeemed', 'expired', 'recalled']

/** What people held before, what changed it, and what they hold at the end. Lines without points are left out. */
export const StatementFigures = ({ statement }: { readonly statement: MonthStatement }) => {
  const text = useText()
  const formats = useFormats()
  const shown = lines
    .map(line => ({ line, points: taken.includes(line) ? 0 - statement[line] : statement[line] }))
    .filter(({ line, points }) => line === 'opening' || line === 'closing' || points !== 0)
  return (
    <div>
      <Typography variant="h2" sx={{ marginBottom: 1.5 }}>
        {text('books.statement')}
      </Typography>
      <FigureRow label={text('books.statement')}>
        {shown.map(({ line, points }) => (
          <Figure
            key={line}
            label={text(`books.lines.${line}`)}
            figure={formats.count(points)}
            detail={formats.dollars(points / 100)}
          />
        ))}
      </FigureRow>
    </div>
  )
}
