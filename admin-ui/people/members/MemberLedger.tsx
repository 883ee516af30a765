import type { LedgerEntry } from '@laurel/contract/reports/ledgerEntries.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Column } from '../../elements/list/column.ts'
import { RecordList } from '../../elements/list/RecordList.tsx'
import { PointsAmount } from '../../elements/points/PointsAmount.tsx'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { When } from '../../elements/time/When.tsx'
import { useText } from '../../messages/useText.ts'
import { ExplainBalance } from '../../reports/explanations/ExplainBalance.tsx'
import { EntryDescription } from './EntryDescription.tsx'
import type { BalanceAccount } from './MemberBalances.tsx'

const columns: readonly Column<LedgerEntry>[] = [
  {
    name: 'when',
    label: 'field.when',
    sortField: 'position',
    width: 190,
    cell: entry => <When instant={entry.occurred_at} withTime />,
  },
  {
    name: 'what',
    label: 'people.whatHappened',
    isCardTitle: true,
    cell: entry => <EntryDescription entry={entry} />,
  },
  {
    name: 'points',
    label: 'field.points',
    sortField: 'points',
    isNumeric: true,
    cell: entry => <PointsAmount points={entry.points} isSigned />,
  },
  {
    name: 'balance',
    label: 'people.balanceAfter',
    isNumeric: true,
    cell: entry => (entry.balance === null ? '–' : <PointsAmount points={entry.balance} withMoney={false} />),
  },
]

type MemberLedgerProps = { readonly memberId: string; readonly account: BalanceAccount }

/** Every entry that made a balance, newest first. */
export const MemberLedger = ({ memberId, account }: MemberLedgerProps) => {
  const text = useText()
  const title = text('people.everyEntry', { value: text(`people.accounts.${account}`) })
  return (
    <section aria-labelledby="entries">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBottom: 2 }}>
        <Typography variant="h2" id="entries">
          {title}
        </Typography>
        <ExplainBalance userId={memberId} account={account} />
      </Box>
      <RecordList<LedgerEntry>
        key={account}
        isPart
        resource="ledgerEntries"
        label={title}
        filter={{ user_id: memberId, account }}
        naturalSort={{ field: 'position', order: 'DESC' }}
        columns={columns}
        empty={
          <EmptyState
            title={text('people.noEntryHasTouched')}
            sentence={text('people.theFirstShoutoutAward')}
          />
        }
      />
    </section>
  )
}
