import type { TaxLine } from '@laurel/contract/reports/ownTaxYear.ts'
import type { TaxedPerson } from '@laurel/contract/reports/taxYear.ts'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useFormats } from '../../elements/formats/useFormats.ts'
import type { Column } from '../../elements/list/column.ts'
import { Person } from '../../elements/people/Person.tsx'
import { useText } from '../../messages/useText.ts'

export type TaxRow = TaxLine & Pick<TaxedPerson, 'user'> & { readonly id: string }
type OfRow = { readonly row: TaxRow }

export const taxColumns: readonly Column<TaxRow>[] = [
  { name: 'user', label: 'field.name', isCardTitle: true, cell: row => <Person user={row.user} /> },
  { name: 'country', label: 'tax.country', cell: row => <CountryOf row={row} /> },
  { name: 'kinds', label: 'tax.rewards', cell: row => <Rewards row={row} /> },
  {
    name: 'received',
    label: 'tax.receivedValue',
    isNumeric: true,
    cell: row => <Money cents={row.received} />,
  },
  { name: 'taxable', label: 'tax.taxable', isNumeric: true, cell: row => <Taxable row={row} /> },
]

const CountryOf = ({ row: { country } }: OfRow) => {
  const text = useText()
  const formats = useFormats()
  return <span>{country === null ? text('tax.unknownCountry') : formats.country(country)}</span>
}

const Rewards = ({ row }: OfRow) => {
  const text = useText()
  const { kinds, items, items_without_value: gifts, source } = row
  return (
    <>
      <span>
        {text('tax.items', {
          smart_count: items,
          kinds: kinds.map(kind => text(`tax.kinds.${kind}`)).join(', '),
        })}
      </span>
      {gifts > 0 && (
        <Typography variant="body2" color="text.secondary">
          {text('tax.gifts', { smart_count: gifts })}
        </Typography>
      )}
      {source !== null && (
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {source}
        </Typography>
      )}
    </>
  )
}

const Money = ({ cents }: { readonly cents: number }) => <span>{useFormats().dollars(cents / 100)}</span>

const Taxable = ({ row: { taxable, returned } }: OfRow) => {
  const text = useText()
  const formats = useFormats()
  return (
    <>
      {taxable === null ? (
        <Chip size="small" color="warning" variant="outlined" label={text('tax.noRule')} />
      ) : (
        <strong>{formats.dollars(taxable / 100)}</strong>
      )}
      {returned > 0 && (
        <Typography variant="body2" color="text.secondary">
          {text('tax.returned', { amount: formats.dollars(returned / 100) })}
        </Typography>
      )}
    </>
  )
}
