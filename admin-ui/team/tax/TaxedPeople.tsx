import { taxYearsBack } from '@laurel/contract/reports/ownTaxYear.ts'
import {
  exportTaxedPeople,
  exportTaxedRewards,
  listTaxedPeople,
  type TaxedPerson,
} from '@laurel/contract/reports/taxYear.ts'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useConnection } from '../../app/connection/ConnectionContext.ts'
import { PlainList } from '../../elements/list/PlainList.tsx'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { MoreButton } from '../../reports/elements/MoreButton.tsx'
import { usePages } from '../../reports/usePages.ts'
import { FileButton } from '../history/FileButton.tsx'
import { type TaxRow, taxColumns } from './taxColumns.tsx'

/** What each person received in a tax year, by country and rule, and the files for payroll. */
export const TaxedPeople = () => {
  const text = useText()
  const { client } = useConnection()
  const thisYear = new Date().getFullYear()
  const [year, setYear] = useState(thisYear)
  const query = usePages({
    name: listTaxedPeople.name,
    key: [year],
    read: (part, signal) =>
      client.call(listTaxedPeople, { query: { ...part, year: String(year) } }, { signal }),
  })
  const { data } = query
  const rows = useMemo(() => data?.pages.flatMap(({ people }) => people.flatMap(rowsOf)) ?? [], [data])
  return (
    <Box component="section" aria-labelledby="tax-received">
      <Typography variant="h2" id="tax-received" sx={{ marginBottom: 1.5 }}>
        {text('tax.received')}
      </Typography>
      <Box sx={barStyle}>
        <TextField
          select
          size="small"
          label={text('tax.year')}
          value={year}
          onChange={event => setYear(Number(event.target.value))}
          sx={{ width: 140 }}
        >
          {Array.from({ length: taxYearsBack }, (_, back) => thisYear - back).map(each => (
            <MenuItem key={each} value={each}>
              {String(each)}
            </MenuItem>
          ))}
        </TextField>
        <FileButton
          name={`payroll-${year}.csv`}
          label={text('tax.forPayroll')}
          read={() => client.call(exportTaxedPeople, { query: { year: String(year) } })}
        />
        <FileButton
          name={`rewards-${year}.csv`}
          label={text('tax.eachReward')}
          read={() => client.call(exportTaxedRewards, { query: { year: String(year) } })}
        />
      </Box>
      {data ? (
        <PlainList
          label={text('tax.received')}
          rows={rows}
          columns={taxColumns}
          empty={
            <EmptyState
              title={text('tax.empty', { year: String(year) })}
              sentence={text('tax.emptySentence')}
            />
          }
        />
      ) : (
        <Card>
          <NotLoaded of={query} columns={5} />
        </Card>
      )}
      <MoreButton query={query} />
    </Box>
  )
}

const rowsOf = ({ user, lines }: TaxedPerson): TaxRow[] =>
  lines.map((line, index) => ({ id: `${user.id} ${index}`, user, ...line }))

const barStyle = { display: 'flex', flexWrap: 'wrap', gap: 1.5, marginBottom: 2 } as const
