import type { EntryLine } from '@laurel/contract/reports/books.ts'
import Typography from '@mui/material/Typography'
import { useFormats } from '../../elements/formats/useFormats.ts'
import type { Column } from '../../elements/list/column.ts'
import { useText } from '../../messages/useText.ts'
import { accountTexts } from './accountTexts.ts'

export type EntryRow = EntryLine & { readonly id: string }

export const entryColumns: readonly Column<EntryRow>[] = [
  {
    name: 'code',
    label: 'books.account',
    isCardTitle: true,
    cell: ({ code, name }) => (
      <span>
        {code} {name}
      </span>
    ),
  },
  { name: 'debit', label: 'books.debit', isNumeric: true, cell: row => <Amount cents={row.debit} /> },
  { name: 'credit', label: 'books.credit', isNumeric: true, cell: row => <Amount cents={0 - row.debit} /> },
  { name: 'from', label: 'books.from', cell: row => <From accounts={row.from} /> },
]

const Amount = ({ cents }: { readonly cents: number }) => {
  const formats = useFormats()
  return <span>{cents > 0 ? formats.dollars(cents / 100) : '–'}</span>
}

const From = ({ accounts }: { readonly accounts: EntryLine['from'] }) => {
  const text = useText()
  return (
    <Typography variant="body2" color="text.secondary">
      {accounts.map(account => text(accountTexts[account])).join(', ')}
    </Typography>
  )
}
