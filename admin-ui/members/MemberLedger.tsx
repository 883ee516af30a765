import type { LedgerEntry } from '@laurel/contract/reports/ledgerEntries.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { ExplainBalance } from '../explanations/ExplainBalance.tsx'
import { PointsAmount } from '../points/PointsAmount.tsx'
import { useTeamWords } from '../points/useTeamWords.ts'
import type { Column } from '../table/column.ts'
import { EmptyState } from '../table/EmptyState.tsx'
import { RecordTable } from '../table/RecordTable.tsx'
import { useRecords } from '../table/useRecords.ts'
import { When } from '../table/When.tsx'
import { EntryDescription } from './EntryDescription.tsx'
import { type BalanceAccount, balanceLabels } from './MemberBalances.tsx'

const columns: readonly Column<LedgerEntry>[] = [
  {
    name: 'when',
    label: 'When',
    sortField: 'position',
    width: 190,
    cell: entry => <When instant={entry.occurred_at} withTime />,
  },
  {
    name: 'what',
    label: 'What happened',
    isCardTitle: true,
    cell: entry => <EntryDescription entry={entry} />,
  },
  {
    name: 'points',
    label: 'Points',
    sortField: 'points',
    isNumeric: true,
    cell: entry => <PointsAmount points={entry.points} isSigned />,
  },
  {
    name: 'balance',
    label: 'Balance after',
    isNumeric: true,
    cell: entry => (entry.balance === null ? '–' : <PointsAmount points={entry.balance} withMoney={false} />),
  },
]

type MemberLedgerProps = { readonly memberId: string; readonly account: BalanceAccount }

/** Every entry that made a balance, newest first. */
export const MemberLedger = ({ memberId, account }: MemberLedgerProps) => {
  const records = useRecords<LedgerEntry>({
    resource: 'ledgerEntries',
    filter: { user_id: memberId, account },
    naturalSort: { field: 'position', order: 'DESC' },
  })
  const title = `${useTeamWords()(balanceLabels[account])}: every entry`
  return (
    <section aria-labelledby="entries">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBottom: 2 }}>
        <Typography variant="h2" id="entries">
          {title}
        </Typography>
        <ExplainBalance userId={memberId} account={account} />
      </Box>
      <RecordTable
        label={title}
        records={records}
        columns={columns}
        empty={
          <EmptyState
            title="No entry has touched this balance"
            sentence="The first shoutout, award or adjustment starts the list."
          />
        }
      />
    </section>
  )
}
