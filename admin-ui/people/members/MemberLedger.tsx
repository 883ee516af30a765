import type { LedgerEntry } from '@laurel/contract/reports/ledgerEntries.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Column } from '../../elements/list/column.ts'
import { RecordList } from '../../elements/list/RecordList.tsx'
import { PointsAmount } from '../../elements/points/PointsAmount.tsx'
import { useTeamWords } from '../../elements/points/useTeamWords.ts'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { When } from '../../elements/time/When.tsx'
import { ExplainBalance } from '../../reports/explanations/ExplainBalance.tsx'
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
  const title = `${useTeamWords()(balanceLabels[account])}: every entry`
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
            title="No entry has touched this balance"
            sentence="The first shoutout, award or adjustment starts the list."
          />
        }
      />
    </section>
  )
}
